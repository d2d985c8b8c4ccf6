import type { Packages } from '#src/content/schemas/service-page.ts';

type PackageTableProps = { caption: string; names: string[]; rows: Packages['rows'] };

export function PackageTable({ caption, names, rows }: PackageTableProps) {
  const row = 'border-t border-line max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:py-3.5';
  return (
    <table className="mb-4 w-full text-left md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-18 z-10 bg-paper [.bg-paper-2_&]:bg-paper-2">
        <tr className={row}>
          <td className="max-md:hidden" />
          {names.map((name) => (
            <th key={name} scope="col" className="text-caption font-semibold md:py-4 md:pr-6 md:text-base">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label} className={row}>
            <th
              scope="row"
              className="align-top font-normal text-mute max-md:col-span-3 max-md:mb-1 max-md:text-note md:py-3.5 md:pr-6"
            >
              {label}
            </th>
            {values.map((value, column) => (
              <td key={names[column]} className="align-top text-caption md:py-3.5 md:pr-6 md:text-base">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
