import { memo, type ReactNode } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { FormIcon } from '#desk/parts/form-icon.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { StatusRing } from '#desk/parts/status-ring.tsx';
import { rowBookingText } from '#desk/time/booking-text.ts';
import { formatAge } from '#desk/time/durations.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadRow as Lead } from '#shared/desk/api.ts';
import { statusNames } from '#shared/desk/statuses.ts';
import { formOf } from '#shared/forms/forms.ts';
import { GridCell } from './grid-cell.tsx';
import { RowClock } from './row-clock.tsx';
import { AssignPicker, StatusPicker } from './row-pickers.tsx';

export type RowPicker = 'who' | 'status' | null;

export type RowActions = {
  hrefOf: (ref: string) => string;
  point: (ref: string) => void;
  select: (ref: string) => void;
  assignToMe: (lead: Lead) => void;
  assign: (lead: Lead, assignee: string | null) => void;
  setStatus: (lead: Lead, status: Lead['status']) => void;
  pick: (picking: RowPicker) => void;
};

type LeadRowProps = {
  lead: Lead;
  who: string | null;
  isOpen: boolean;
  isCurrent: boolean;
  isSelected: boolean;
  picking: RowPicker;
  isArriving: boolean;
  actions: RowActions;
};

export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, who, isOpen, isCurrent, isSelected, picking, isArriving, actions } = props;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid, not of a table
    <div
      role="row"
      tabIndex={tabIndex}
      data-ref={lead.ref}
      data-unread={lead.unread || undefined}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      onFocus={() => actions.point(lead.ref)}
      className={`lead-row group/row relative scroll-mt-8 border-b border-line ${isArriving ? 'transition-[opacity,transform] duration-200 ease-out starting:-translate-y-2 starting:opacity-0' : ''}`}
    >
      <SelectCell {...{ lead, isSelected, tabIndex }} onSelect={actions.select} />
      <NameCell {...{ lead, tabIndex }} hrefOf={actions.hrefOf} />
      <SourceAndDeadline lead={lead} />
      <AssigneeAndStatus
        {...{ lead, who, tabIndex, actions }}
        picking={isCurrent && !isOpen ? picking : null}
      />
    </div>
  );
});

type SelectCellProps = { lead: Lead; isSelected: boolean; tabIndex: number; onSelect: RowActions['select'] };

const SelectCell = memo(function SelectCell({ lead, isSelected, tabIndex, onSelect }: SelectCellProps) {
  return (
    <GridCell>
      <i
        aria-hidden="true"
        className="row-dot size-2 rounded-full [grid-area:dot] group-data-unread/row:bg-ink forced-colors:group-data-unread/row:bg-[CanvasText]"
      />
      <label className="row-mark relative z-10 grid cursor-pointer place-items-center [grid-area:mark]">
        <FormIcon form={lead.form} className="row-sign size-[1.1875rem] text-ink-3" />
        <input
          type="checkbox"
          tabIndex={tabIndex}
          checked={isSelected}
          onChange={() => onSelect(lead.ref)}
          aria-label={`Select ${lead.name}`}
          className="row-box absolute size-4.5 cursor-pointer accent-ink opacity-0 focus-visible:opacity-100"
        />
      </label>
    </GridCell>
  );
});

type NameCellProps = { lead: Lead; tabIndex: number; hrefOf: RowActions['hrefOf'] };

const NameCell = memo(function NameCell({ lead, tabIndex, hrefOf }: NameCellProps) {
  return (
    <GridCell>
      <span className="truncate [grid-area:name]">
        {lead.unread && <span className="sr-only">Unread, </span>}
        <Link
          href={hrefOf(lead.ref)}
          tabIndex={tabIndex}
          data-row-link
          className="font-semibold no-underline after:absolute after:inset-0 group-data-unread/row:font-bold"
        >
          <bdi>{lead.name.trim() || 'No name'}</bdi>
        </Link>
        {lead.test && <span className="ml-2 rounded-full bg-paper-2 px-2 text-key text-ink-3">Test</span>}
        {lead.aside && <bdi className="row-aside ml-2 text-mute">{lead.aside}</bdi>}
      </span>
      <span className="truncate text-caption text-ink-3 group-data-unread/row:text-ink [grid-area:summary]">
        <RowBooking lead={lead} />
        {lead.heard ? (
          <>
            <Icon name="undo" className="mr-1 inline size-3.75 align-[-0.1875rem]" />
            <span className="sr-only">Customer replied: </span>
            <bdi className="font-semibold text-ink">{lead.heard.text}</bdi>
          </>
        ) : (
          <RowSummary lead={lead} />
        )}
      </span>
    </GridCell>
  );
});

const SourceAndDeadline = memo(function SourceAndDeadline({ lead }: { lead: Lead }) {
  return (
    <>
      <GridCell>
        <span className="row-form truncate text-caption [grid-area:form]">
          <FormIcon form={lead.form} className="row-form-sign hidden size-3.75 text-mute" />
          <span className="row-form-name">{formOf(lead.form).name}</span>
          {lead.aside && (
            <span className="row-form-aside hidden text-mute">
              , <bdi>{lead.aside}</bdi>
            </span>
          )}
          <span className="text-mute">
            , <RowAge createdAt={lead.createdAt} />
            {lead.source && (
              <span className="row-form-source hidden">
                , <bdi>{lead.source}</bdi>
              </span>
            )}
          </span>
        </span>
        <span className="row-source truncate text-caption text-mute [grid-area:source]">
          {lead.source && <bdi>{lead.source}</bdi>}
        </span>
      </GridCell>
      <GridCell>
        <RowClock lead={lead} />
      </GridCell>
    </>
  );
});

type AssigneeAndStatusProps = Pick<LeadRowProps, 'lead' | 'who' | 'picking' | 'actions'> & {
  tabIndex: number;
};

const AssigneeAndStatus = memo(function AssigneeAndStatus(props: AssigneeAndStatusProps) {
  return (
    <GridCell className="row-last">
      <span className="row-who flex min-w-0 text-caption [grid-area:who]">
        <Assignee {...props} />
      </span>
      {(props.lead.status !== 'new' || props.picking === 'status') && (
        <span className="row-status flex min-w-0 text-caption text-mute [grid-area:status]">
          <RowStatus {...props} />
        </span>
      )}
    </GridCell>
  );
});

function Assignee({ lead, who, picking, actions, tabIndex }: AssigneeAndStatusProps) {
  if (picking === 'who') {
    return (
      <AssignPicker
        open
        value={lead.assignee}
        onOpenChange={(open) => !open && actions.pick(null)}
        onPick={(assignee) => actions.assign(lead, assignee)}
        className="relative z-10"
      >
        <AssigneeName who={who} />
      </AssignPicker>
    );
  }
  if (lead.assignee !== null) return <AssigneeName who={who} />;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={() => actions.assignToMe(lead)}
      className="relative z-10 -my-0.5 rounded-sm py-0.5 before:absolute before:-inset-x-2 before:-inset-y-1 hover:text-ink pointer-coarse:before:-inset-y-3"
    >
      <AssigneeName who={null} />
      <span className="sr-only">: take {lead.name}</span>
    </button>
  );
}

function AssigneeName({ who }: { who: string | null }): ReactNode {
  if (who !== null) return <bdi className="truncate">{who}</bdi>;
  return <span className="border-b-[1.5px] border-field border-dashed leading-tight">Unassigned</span>;
}

function RowStatus({ lead, picking, actions }: AssigneeAndStatusProps) {
  const text = (
    <>
      <StatusRing status={lead.status} className="row-ring size-3.25" />
      {statusNames[lead.status]}
    </>
  );
  const classes = 'flex items-center gap-1.5 whitespace-nowrap';
  if (picking !== 'status') return <span className={classes}>{text}</span>;
  return (
    <StatusPicker
      open
      value={lead.status}
      onOpenChange={(open) => !open && actions.pick(null)}
      onPick={(status) => actions.setStatus(lead, status)}
      className={`relative z-10 ${classes}`}
    >
      {text}
    </StatusPicker>
  );
}

function RowBooking({ lead }: { lead: Pick<Lead, 'booking' | 'clock'> }) {
  const { timeZone } = useSession().site;
  useNow(60_000);
  const text = rowBookingText(lead, serverNow(), timeZone);
  if (text === null) return null;
  return (
    <span className="mr-2 font-semibold text-ink">
      <Icon
        name={text === 'Call canceled' ? 'alert' : 'phone'}
        className="mr-1 inline-block size-3.75 align-[-0.15em]"
      />
      {text}
      <span className="sr-only">. </span>
    </span>
  );
}

/** The note of a due reminder replaces the summary. */
function RowSummary({ lead }: { lead: Pick<Lead, 'summary' | 'remindAt' | 'remindNote'> }) {
  const now = useNow(60_000);
  const isDue = lead.remindAt !== null && Date.parse(lead.remindAt) <= now;
  return <bdi>{isDue && lead.remindNote !== null ? lead.remindNote : lead.summary}</bdi>;
}

function RowAge({ createdAt }: { createdAt: string }) {
  const now = useNow(60_000);
  return formatAge((now - Date.parse(createdAt)) / 1_000);
}
