export class UsageError extends Error {}

export const usage = `Usage: npm run leads -- <command>

  list [table]                lists the newest rows of one or all tables; --quarantine: quarantined form entries with
                              the reason; they are in no other list, export or count
  quarantine let-in ID        moves a quarantined form entry to its table
  quarantine delete ID        deletes a quarantined form entry; --all: all of them
  export <table|all>          exports all rows, oldest first, as CSV or JSON lines
  erase --email ADDRESS       deletes a person's rows in every table and in quarantine
  purge                       deletes rows past the retention period of the privacy policy, after a confirmation
  keep --email ADDRESS        excludes a person's rows from purges, such as a contracted creator's; --end: includes them again
  stats [table]               charts rows per day
  backup FILE                 writes every row as plain SQL; FILE may be - for standard output
  restore FILE                loads a backup; creates the embedded database if there is none

Filters (list, export):
  --since DATE, --until DATE  DATE is 2026-05-31 or 2026-05-31T18:30, in UTC; a day given to --until is included
  --email ADDRESS             case-insensitive

  list:    --limit N          maximum number of rows (20)
  export:  --format csv|jsonl (csv)   --out FILE, or - for standard output (-)
           --confirmed        only confirmed addresses of the newsletter
  erase, purge, quarantine delete --all: --yes   without confirmation
  purge: --clock-is-right     delete even if the clock is far ahead of the last purge
  stats:   --days N           number of days up to today (14)
  restore: --existing keep|replace    keep existing rows and add the others, or delete all rows first.
                                      Without it, restore fails if there are rows.

The database is DATABASE_URL, or the embedded one in DATA_DIR, whether or not the site is running.
In a pipe: npm run -s leads -- export all --format jsonl | ...
Exit codes: 0 success, 1 failure or declined, 2 usage error
`;

export type Options = Record<string, string | boolean | undefined>;

export function readTextOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** @returns a whole number from 1 to `largest` @throws UsageError */
export function readNumberOption(options: Options, name: string, fallback: number, largest: number): number {
  const text = readTextOption(options, name) ?? String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= largest) return value;
  throw new UsageError(`--${name} '${text}' is not a whole number from 1 to ${largest}.`);
}

export function readChoiceOption<T extends string>(
  options: Options,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = readTextOption(options, name);
  const choice = choices.find((choice) => choice === text);
  if (text === undefined || choice) return choice;
  throw new UsageError(`--${name} '${text}' is not one of: ${choices.join(', ')}.`);
}
