type DataTableProps = {
  caption: string;
  /** Column heads; the first stands over the row heads and may be empty. */
  columns: readonly string[];
  rows: readonly { head: string; cells: readonly (string | number)[] }[];
};

/** A chart's figures for those who do not see it. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, i) =>
              column ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: only the corner can be empty
                <td key={i} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1] ?? i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
