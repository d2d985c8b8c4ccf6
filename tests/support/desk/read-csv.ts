/**
 * Reads CSV (RFC 4180).
 * @returns the cells of each record; null for an empty cell without quotes
 */
export function readCsv(csv: string): (string | null)[][] {
  const records: (string | null)[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy;
  while (cell.lastIndex < csv.length) {
    const [, quoted, plain, end] = cell.exec(csv) ?? [];
    if (end === undefined) throw new Error(`invalid CSV at character ${cell.lastIndex}`);
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? (plain || null));
    if (end === '\n') records.push([]);
  }
  records.pop();
  return records;
}
