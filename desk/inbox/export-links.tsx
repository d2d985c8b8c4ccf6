import { filteredExportPath, subscribersPath } from '#desk/api/leads.ts';
import { useHasRole } from '#desk/api/session.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { newsletter } from '#shared/forms/newsletter.ts';
import type { FilterProps } from './filters.tsx';

export const quietLinkClass =
  'flex min-h-8.5 shrink-0 items-center gap-1 rounded-row px-1.5 text-caption text-mute hover:text-ink pointer-coarse:min-h-11';

export function ExportLinks({ filter }: Pick<FilterProps, 'filter'>) {
  const isAdmin = useHasRole(['admin']);
  if (!isAdmin) return null;
  return (
    <>
      {filter.form === newsletter.table && (
        <a href={subscribersPath} download className={`${quietLinkClass} underline`}>
          Confirmed subscribers (CSV)
        </a>
      )}
      <a
        href={filteredExportPath(filter)}
        download
        className={quietLinkClass}
        title="Export filtered leads as CSV"
      >
        <Icon name="download" className="size-4" />
        <span className="sm:sr-only">Export filtered leads as CSV</span>
      </a>
    </>
  );
}
