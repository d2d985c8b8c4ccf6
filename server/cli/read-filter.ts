import type { Filter } from '#server/leads/filter.ts';
import { UsageError } from './usage.ts';

type FilterOptions = { since?: string | undefined; until?: string | undefined; email?: string | undefined };

const dayMilliseconds = 86_400_000;
const dayFormat = /^\d{4}-\d\d-\d\d$/;
const timeFormat = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z?$/;

export function readFilter({ since, until, email }: FilterOptions): Filter {
  const filter: Filter = {
    since: since === undefined ? undefined : readMoment('since', since),
    until: until === undefined ? undefined : readMoment('until', until),
    email: email?.trim(),
  };
  if (filter.until && dayFormat.test(until ?? '')) filter.until = new Date(+filter.until + dayMilliseconds);
  if (filter.since && filter.until && filter.since >= filter.until) {
    throw new UsageError(`--since ${since} is not before --until ${until}.`);
  }
  return filter;
}

function readMoment(option: string, text: string): Date {
  const isDay = dayFormat.test(text);
  const moment = new Date(isDay || text.endsWith('Z') ? text : `${text}Z`);
  const isReal = !Number.isNaN(+moment) && moment.toISOString().startsWith(text.replace('Z', ''));
  if ((isDay || timeFormat.test(text)) && isReal) return moment;
  throw new UsageError(`--${option} '${text}' is not a date like 2026-05-31 or 2026-05-31T18:30 (UTC).`);
}
