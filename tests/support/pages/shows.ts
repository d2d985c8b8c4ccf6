import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Show, showSchema, showWordsSchema } from '#src/content/schemas/show.ts';
import { describeMinute, showData, type WhichShow } from '#src/features/show-player/minute.ts';
import { contentOf } from '#tests/support/pages/content.ts';

export const showPlayer = contentOf('show-player', showWordsSchema);

/** A brand's show. @param id as it stands in the address of a minute */
export const showOf = (id: string): Show =>
  showSchema.parse(parse(readFileSync(`src/content/shows/${id}.yaml`, 'utf8')));

/** All that the player says of a minute; of the minute that the show opens at, if none is named. */
export const told = (show: Show, which: WhichShow = 'tenth', minute = show.peak) =>
  describeMinute(showData(show), which, minute, showPlayer);

/** The minutes that have a mark under the rail. */
export const marksOf = ({ tenth }: Show): Show['tenth'] => tenth.filter(({ mark }) => mark);
