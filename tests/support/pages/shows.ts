import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Show, showSchema, showTextsSchema } from '#src/content/schemas/show.ts';
import { describeMinute, toShowData, type WhichShow } from '#src/features/show-player/minute.ts';
import { contentOf } from '#tests/support/pages/content.ts';

export const showPlayer = contentOf('show-player', showTextsSchema);

/** A brand's show. @param id as in the address of a minute */
export const showOf = (id: string): Show =>
  showSchema.parse(parse(readFileSync(`src/content/shows/${id}.yaml`, 'utf8')));

/** All texts of the player at a minute, by default the opening one. */
export const minuteTexts = (show: Show, which: WhichShow = 'tenth', minute = show.peak) =>
  describeMinute(toShowData(show), which, minute, showPlayer);

/** The marked minutes. */
export const marksOf = ({ tenth }: Show): Show['tenth'] => tenth.filter(({ mark }) => mark);
