import { memo, startTransition, useState } from 'react';
import { filteredExportPath } from '#desk/api/leads.ts';
import { useHasRole } from '#desk/api/session.ts';
import { useKeys } from '#desk/frame/keys.tsx';
import { phoneScreen, twoPaneScreen, useMedia } from '#desk/frame/use-media.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';
import { isNarrowed, type ListLocation } from '#desk/views/list-url.ts';
import { ExportLinks, quietLinkClass } from './export-links.tsx';
import { type FilterProps, Filters, SortPicker } from './filters.tsx';
import { ViewPills } from './view-pills.tsx';

const FilterSheet = lazyOverlay(async () => (await import('./filter-sheet.tsx')).FilterSheet);
const SaveViewDialog = lazyOverlay(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);

type FilterBarProps = FilterProps & { onSelect: () => void };

export const FilterBar = memo(function FilterBar({ filter, narrow, onSelect }: FilterBarProps) {
  const isAdmin = useHasRole(['admin']);
  const isPhone = useMedia(phoneScreen);
  useKeys(
    isAdmin ? { 'shift+e': () => location.assign(filteredExportPath(filter)) } : {},
    { 'shift+e': 'Export filtered leads' },
    'List',
  );
  const isWide = useMedia(twoPaneScreen);
  if (isPhone) return <PhoneFilterBar {...{ filter, narrow, onSelect }} />;
  return (
    <div className="@container/bar shrink-0 border-b border-line">
      {!isWide && <ViewPills filter={filter} className="border-b border-line pl-6" />}
      <div className="flex min-h-12.5 flex-wrap items-center gap-2 py-2 pr-4 pl-6">
        <Filters {...{ filter, narrow }} />
        <MessageTextToggle {...{ filter, narrow }} />
        <span className="ml-auto flex shrink-0 items-center gap-1">
          {isNarrowed(filter) && <SaveViewButton filter={filter} />}
          <button
            type="button"
            onClick={onSelect}
            className={`${quietLinkClass} lg:not-pointer-coarse:hidden`}
          >
            Select
          </button>
          <ExportLinks filter={filter} />
          <SortPicker {...{ filter, narrow }} />
        </span>
      </div>
    </div>
  );
});

function PhoneFilterBar({ filter, narrow, onSelect }: FilterBarProps) {
  /** Undefined until the sheet is first opened, so that its code loads only then. */
  const [open, setOpen] = useState<boolean>();
  const { form, status, who } = filter;
  const count = [form, status, who].filter(Boolean).length;
  return (
    <div className="shrink-0 border-b border-line">
      <div className="flex items-center gap-2 pl-4">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open ?? false}
          onClick={() => startTransition(() => setOpen(true))}
          className={`flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3 ${count > 0 ? 'border-ink-3 bg-ink-3 text-white' : 'border-field bg-white'}`}
        >
          <Icon name="settings" className="size-4.5" />
          Filter
          {count > 0 && <b className="font-semibold">{count}</b>}
        </button>
        <ViewPills filter={filter} className="min-w-0 flex-1" />
      </div>
      {(filter.q || isNarrowed(filter)) && (
        <div className="flex flex-wrap items-center gap-2 px-4 pb-2">
          <MessageTextToggle {...{ filter, narrow }} />
          {isNarrowed(filter) && <SaveViewButton filter={filter} />}
        </div>
      )}
      {open !== undefined && (
        <FilterSheet
          {...{ filter, narrow, open, onSelect }}
          onOpenChange={setOpen}
          onNotLoaded={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function MessageTextToggle({ filter, narrow }: FilterProps) {
  if (!filter.q) return null;
  return (
    <button
      type="button"
      aria-pressed={filter.messages === '1'}
      onClick={() => narrow({ messages: filter.messages ? undefined : '1' })}
      className="min-h-8.5 shrink-0 rounded-full border border-field bg-white px-3 text-caption aria-pressed:border-ink-3 aria-pressed:bg-ink-3 aria-pressed:text-white pointer-coarse:min-h-11"
    >
      Include message text
    </button>
  );
}

function SaveViewButton({ filter }: Pick<ListLocation, 'filter'>) {
  /** Undefined until the dialog is first opened, so that its code loads only then. */
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => startTransition(() => setOpen(true))}
        className="flex min-h-8.5 shrink-0 items-center gap-1 rounded-row px-1.5 text-caption text-mute hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon name="plus" className="size-4" />
        Save view
      </button>
      {open !== undefined && (
        <SaveViewDialog {...{ filter, open }} onOpenChange={setOpen} onNotLoaded={() => setOpen(undefined)} />
      )}
    </>
  );
}
