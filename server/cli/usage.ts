export class UsageError extends Error {}

export const usage = `Usage: npm run leads -- <command>

  list [table]                the newest rows as a table; without a name, of all tables. --quarantine: what was
                              taken for robots' forms instead, and why; it is in no other list, export or count
  quarantine let-in ID        makes one of these a row like any other
  quarantine delete ID        deletes one of them; --all: all of them
  export <table|all>          all rows, oldest first, as CSV or JSON lines
  erase --email ADDRESS       one person's rows, in every table and in quarantine
  purge                       rows past the time that the privacy policy gives them: says how many, then asks
  keep --email ADDRESS        one person's rows stay beyond that time (a member, a contract); --end: no longer
  stats [table]               rows a day, as a chart
  backup FILE                 every row as plain SQL; FILE may be - for standard output
  restore FILE                loads a backup into the database; the embedded one is made if there is none

Which rows (list, export):
  --since DATE, --until DATE  DATE is 2026-05-31 or 2026-05-31T18:30, in UTC; a day given to --until is included
  --email ADDRESS             in capitals or not

  list:    --limit N          so many rows (20)
  export:  --format csv|jsonl (csv)   --out FILE, or - for standard output (-)
           --confirmed        only confirmed addresses of the newsletter
  erase, purge, quarantine delete --all: --yes   do not ask
  purge: --clock-is-right     delete although the clock is far ahead of the last purge
  stats:   --days N           so many days up to today (14)
  restore: --existing keep|replace    what becomes of rows that are there: they stay and the others are added,
                                      or all are deleted first. Without it rows that are there end the restore.

The database is the one in DATABASE_URL, else the embedded one in DATA_DIR, whether the site runs or not.
Into a pipe: npm run -s leads -- export all --format jsonl | ...
Exit codes: 0 done, 1 failed or declined, 2 called wrongly
`;

/** Options as given, by name. */
export type Options = Record<string, string | boolean | undefined>;

/** Reads an option with a text. */
export function textOf(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Reads an option with a number from 1 to the largest. @throws UsageError */
export function numberOf(options: Options, name: string, fallback: number, largest: number): number {
  const text = textOf(options, name) ?? String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= largest) return value;
  throw new UsageError(`--${name} '${text}' is not a whole number from 1 to ${largest}.`);
}

/** Reads an option that is one of several words. @throws UsageError */
export function choiceOf<T extends string>(
  options: Options,
  name: string,
  words: readonly T[],
): T | undefined {
  const text = textOf(options, name);
  const word = words.find((one) => one === text);
  if (text === undefined || word) return word;
  throw new UsageError(`--${name} '${text}' is none of: ${words.join(', ')}.`);
}
