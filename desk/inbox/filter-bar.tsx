import { memo } from 'react';
import { exportPath, subscribersPath } from '#desk/api/leads.ts';
import { useHasRole } from '#desk/api/session.ts';
import { useKeys } from '#desk/frame/keys.tsx';
import { phone, useMedia } from '#desk/frame/use-media.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { isNarrowed } from '#desk/place/address.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { Filters, type Narrowing, SortPicker } from './filters.tsx';
import { SaveView } from './save-view.tsx';
import { ViewPills } from './view-pills.tsx';

type FilterBarProps = Narrowing & { onSelect: () => void };

export const FilterBar = memo(function FilterBar({ filter, narrow, onSelect }: FilterBarProps) {
  const isAdmin = useHasRole(['admin']);
  const isPhone = useMedia(phone);
  useKeys(isAdmin ? { 'shift+e': () => location.assign(exportPath(filter)) } : {}, {
    'shift+e': 'Export filtered leads',
  });
  const quiet =
    'flex min-h-8.5 shrink-0 items-center gap-1 rounded-row px-1.5 text-caption text-mute hover:text-ink pointer-coarse:min-h-11';
  return (
    <div className="@container/bar shrink-0 border-b border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers do not scroll partly visible controls into view */}
      <div
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        className="relative flex items-center gap-2 px-4 py-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:min-h-12.5 sm:flex-wrap sm:pl-6"
      >
        {isPhone && <ViewPills filter={filter} />}
        <Filters {...{ filter, narrow }} />
        {filter.q && (
          <button
            type="button"
            aria-pressed={filter.messages === '1'}
            onClick={() => narrow({ messages: filter.messages ? undefined : '1' })}
            className="min-h-8.5 shrink-0 rounded-full border border-field bg-white px-3 text-caption aria-pressed:border-ink-3 aria-pressed:bg-ink-3 aria-pressed:text-white pointer-coarse:min-h-11"
          >
            Include message text
          </button>
        )}
        <span className="flex shrink-0 items-center gap-1 sm:ml-auto">
          {isNarrowed(filter) && <SaveView filter={filter} />}
          <button type="button" onClick={onSelect} className={`${quiet} lg:not-pointer-coarse:hidden`}>
            Select
          </button>
          {isAdmin && filter.form === newsletter.table && (
            <a href={subscribersPath} download className={`${quiet} underline`}>
              Confirmed subscribers (CSV)
            </a>
          )}
          {isAdmin && (
            <a href={exportPath(filter)} download className={quiet} title="Export filtered leads as CSV">
              <Icon name="download" className="size-4" />
              <span className="sr-only">Export filtered leads as CSV</span>
            </a>
          )}
          <SortPicker {...{ filter, narrow }} />
        </span>
      </div>
    </div>
  );
});
