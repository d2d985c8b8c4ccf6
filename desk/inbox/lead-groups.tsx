import { startTransition, useEffect, useId, useMemo, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import { useOpeningHours } from '#desk/rundown/use-opening-hours.ts';
import { type Group, groupLeads } from '#desk/time/groups.ts';
import type { LeadRow as Lead, Sort } from '#shared/desk/api.ts';
import { GridCell } from './grid-cell.tsx';
import { LeadRow, type RowActions, type RowPicker } from './lead-row.tsx';
import './lead-list.css';

type ListState = {
  openRef: string | undefined;
  current: string | undefined;
  selected: ReadonlySet<string>;
  isSelecting: boolean;
  picking: RowPicker;
  arrived: ReadonlySet<string>;
};

type LeadGroupsProps = {
  leads: Lead[];
  sort: Sort;
  hasMore: boolean;
  isBusy: boolean;
  state: ListState;
  actions: RowActions;
};

export function LeadGroups({ leads, sort, hasMore, isBusy, state, actions }: LeadGroupsProps) {
  const opening = useOpeningHours();
  const now = useNow(60_000);
  const groups = useMemo(() => groupLeads(leads, sort, now, opening), [leads, sort, now, opening]);
  const rows = useRenderedRowCount(leads.findIndex(({ ref }) => ref === state.openRef));
  const countRowsBefore = (at: number) =>
    groups.slice(0, at).reduce((sum, group) => sum + group.leads.length, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid whose rows take the focus
    <div
      role="grid"
      aria-label="Leads"
      aria-multiselectable="true"
      aria-rowcount={hasMore ? -1 : leads.length + groups.length}
      aria-busy={isBusy}
      data-selecting={state.isSelecting || undefined}
      className="lead-rows"
    >
      {groups.map((group, at) => (
        <GroupRows
          key={group.key}
          {...{ group, state, actions }}
          maxRows={Math.max(0, rows - countRowsBefore(at))}
          isIncomplete={hasMore && at === groups.length - 1}
        />
      ))}
    </div>
  );
}

type GroupRowsProps = {
  group: Group<Lead>;
  maxRows: number;
  isIncomplete: boolean;
  state: ListState;
  actions: RowActions;
};

function GroupRows({ group, maxRows, isIncomplete, state, actions }: GroupRowsProps) {
  const heading = useId();
  const { people } = useSession();
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, firstName(name)])), [people]);
  const { openRef, current, selected, picking, arrived } = state;
  const { title, shortTitle, isOverdue, leads } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row group of a grid, not of a table
    <div role="rowgroup" aria-labelledby={heading}>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a heading among the rows */}
      <div
        role="row"
        className={`sticky top-0 z-20 flex min-h-7 items-center bg-paper-2 px-4 py-0.5 text-caption sm:pl-6 lg:pl-6 forced-colors:border-b ${isOverdue ? 'text-tally-text' : 'text-ink-3'}`}
      >
        <GridCell className="flex gap-2">
          <h2
            id={heading}
            className="font-sans text-caption font-semibold tracking-normal [font-stretch:100%]"
          >
            <span className="sm:hidden">{shortTitle}</span>
            <span className="max-sm:hidden">{title}</span>
          </h2>
          <span className={isOverdue ? '' : 'text-mute'}>
            {`${leads.length}${isIncomplete ? '+' : ''}`}
            <span className="sr-only">{leads.length === 1 ? ' lead' : ' leads'}</span>
          </span>
        </GridCell>
      </div>
      {leads.slice(0, maxRows).map((lead) => (
        <LeadRow
          key={lead.ref}
          lead={lead}
          who={lead.assignee === null ? null : (names.get(lead.assignee) ?? 'Someone')}
          isOpen={lead.ref === openRef}
          isCurrent={lead.ref === current}
          isSelected={selected.has(lead.ref)}
          picking={lead.ref === current ? picking : null}
          isArriving={arrived.has(lead.ref)}
          actions={actions}
        />
      ))}
    </div>
  );
}

const initialRowCount = 16;
/** Delay in milliseconds that lets pending key presses run first. */
const remainingRowsDelay = 100;

/**
 * The number of rows to render: first the visible ones, so that the desk responds to keys early, and soon afterwards
 * all of them.
 * @param openAt index of the open lead, or -1; if it is below the visible rows, all rows are rendered at once
 */
function useRenderedRowCount(openAt: number): number {
  const [isComplete, setIsComplete] = useState(openAt >= initialRowCount);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsComplete(true)), remainingRowsDelay);
    return () => clearTimeout(timer);
  }, []);
  return isComplete ? Number.POSITIVE_INFINITY : initialRowCount;
}
