type DataListProps = {
  label: string;
  columns?: readonly string[];
  rows: readonly { head: string; cells: readonly (string | number)[] }[];
};

/** A chart's numbers for screen readers. It is a list, because a table would need one element per number. */
export function DataList({ label, columns = [], rows }: DataListProps) {
  const named = (cell: string | number, index: number) =>
    cell === '' ? [] : [columns[index] ? `${columns[index]} ${cell}` : cell];
  return (
    <ul aria-label={label} className="sr-only">
      {rows.map(({ head, cells }) => (
        <li key={head}>{`${head}: ${cells.flatMap(named).join(', ')}`}</li>
      ))}
    </ul>
  );
}
