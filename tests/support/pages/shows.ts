import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Show, showSchema, showTextsSchema } from '#src/content/schemas/show.ts';
import { describeMinute, toShowData, type WhichShow } from '#src/features/show-player/minute.ts';
import { contentOf } from '#tests/support/pages/content.ts';

export const showPlayer = contentOf('show-player', showTextsSchema);

/** A brand's show. @param id the show's id in the URL of a minute */
export const showOf = (id: string): Show =>
  showSchema.parse(parse(readFileSync(`src/content/shows/${id}.yaml`, 'utf8')));

/** All texts that the player shows at a minute, by default at the opening minute. */
export const minuteTexts = (show: Show, which: WhichShow = 'tenth', minute = show.peak) =>
  describeMinute(toShowData(show), which, minute, showPlayer);

/** The marked minutes of a show. */
export const marksOf = ({ tenth }: Show): Show['tenth'] => tenth.filter(({ mark }) => mark);
