import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { initialsOf } from '#desk/parts/text/initials.ts';
import { clockState } from '#desk/time/clock-state.ts';
import { formatDateTime } from '#desk/time/format-time.ts';
import type { OpeningHours } from '#desk/time/opening-hours.ts';
import type { OpenLead, Person, UpcomingCall } from '#shared/desk/api.ts';
import type { Mark } from './layout.ts';

const toneClasses: Record<Mark['tone'], string> = {
  overdue:
    'border-0 bg-tally text-white forced-colors:border forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]',
  soon: 'border-3 border-tally bg-white text-ink',
  calm: 'border-[1.6px] border-ink-3 bg-white text-ink',
};
const kindShapes: Record<Mark['kind'], string> = {
  deadline: 'rounded-full',
  reminder: 'rotate-45 rounded-[0.3rem]',
  call: 'rounded-md',
};
const mergedNouns: Record<Mark['kind'], string> = { deadline: 'leads', reminder: 'reminders', call: 'calls' };
const maxNamedEntries = 5;

type MarkLinkProps = {
  mark: Mark;
  now: number;
  opening: OpeningHours;
  people: Person[];
  hrefOf: (ref: string) => string;
  isFirst: boolean;
};

function describeEntry(
  run: OpenLead | UpcomingCall,
  { mark, now, opening, people }: Pick<MarkLinkProps, 'mark' | 'now' | 'opening' | 'people'>,
): string {
  const assigneeName = people.find(({ id }) => id === run.assignee)?.name ?? 'unassigned';
  const formatTime = (moment: number) => formatDateTime(moment, now, opening.timeZone);
  if ('startsAt' in run)
    return [run.name, `call ${formatTime(Date.parse(run.startsAt))}`, assigneeName].join(', ');
  if (mark.kind === 'reminder' && run.remindAt !== null)
    return [
      run.name,
      `reminder ${formatTime(Date.parse(run.remindAt))}${run.remindNote ? `: ${run.remindNote}` : ''}`,
      people.find(({ id }) => id === run.remindMember)?.name ?? assigneeName,
    ].join(', ');
  const state = clockState(run.clock, run.createdAt, now);
  const deadline =
    state.kind === 'bounced'
      ? `email bounced ${formatTime(state.at)}`
      : state.kind === 'late'
        ? `overdue, was due ${formatTime(state.dueAt)}`
        : state.kind === 'left' || state.kind === 'soon'
          ? `due ${formatTime(state.dueAt)}`
          : '';
  return [run.name, deadline, assigneeName].join(', ');
}

export function MarkLink(props: MarkLinkProps) {
  const { mark, people, hrefOf, isFirst } = props;
  const [first] = mark.entries;
  if (!first) return null;
  const { x, kind, entries, tone, isFaint, name, nameX } = mark;
  const isFold = entries.length > 1;
  const owner = kind === 'reminder' && 'remindMember' in first ? first.remindMember : first.assignee;
  const assignee = people.find(({ id }) => id === owner);
  const runTexts = entries.slice(0, maxNamedEntries).map((run) => describeEntry(run, props));
  const text = [
    ...(isFold ? [`${entries.length} ${mergedNouns[kind]}`] : []),
    ...runTexts,
    ...(entries.length > maxNamedEntries ? [`and ${entries.length - maxNamedEntries} more`] : []),
  ].join('; ');
  function renderMarkContent() {
    if (isFold) return entries.length > 99 ? '99' : entries.length;
    if (kind === 'call') return <Icon name="phone" className="size-3.5" />;
    return assignee ? initialsOf(assignee.name) : '?';
  }
  return (
    <li>
      <Link
        href={hrefOf(first.ref)}
        aria-label={text}
        title={text}
        tabIndex={isFirst ? 0 : -1}
        style={{ left: x }}
        className={`absolute top-5.5 grid size-6 -translate-x-1/2 place-items-center text-mark font-[650] no-underline before:absolute before:-inset-x-0.5 before:-inset-y-2.5 pointer-coarse:before:-inset-3.25 hover:z-10 hover:scale-110 ${toneClasses[tone]} ${kindShapes[kind]} ${isFaint ? 'opacity-40' : ''} ${kind === 'deadline' && !isFold && !assignee && tone !== 'overdue' ? 'border-dashed' : ''}`}
      >
        <span className={kind === 'reminder' ? '-rotate-45' : ''}>{renderMarkContent()}</span>
      </Link>
      {name && (
        <span
          aria-hidden="true"
          style={{ left: nameX }}
          className={`absolute top-0 -translate-x-1/2 leading-none whitespace-nowrap ${tone === 'calm' ? 'text-ink-3' : 'font-[650] text-tally-text'}`}
        >
          {name}
        </span>
      )}
    </li>
  );
}
