import { Link } from '#desk/parts/link.tsx';
import { initialsOf } from '#desk/parts/text/initials.ts';
import { clockState } from '#desk/time/clock-state.ts';
import { momentWords } from '#desk/time/moments.ts';
import type { Opening } from '#desk/time/opening-hours.ts';
import type { Person, Running } from '#shared/desk/api.ts';
import type { Mark } from './layout.ts';

const looks: Record<Mark['tone'], string> = {
  overdue:
    'border-0 bg-tally text-white forced-colors:border forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]',
  soon: 'border-3 border-tally bg-white text-ink',
  calm: 'border-[1.6px] border-ink-3 bg-white text-ink',
};
const maxNamed = 5;

type MarkLinkProps = {
  mark: Mark;
  now: number;
  opening: Opening;
  people: Person[];
  hrefOf: (ref: string) => string;
  isFirst: boolean;
};

function runText(
  run: Running,
  { mark, now, opening, people }: Pick<MarkLinkProps, 'mark' | 'now' | 'opening' | 'people'>,
): string {
  const state = clockState(run.clock, run.createdAt, now);
  const at = (moment: number) => momentWords(moment, now, opening.timeZone);
  const who = people.find(({ id }) => id === run.assignee)?.name ?? 'unassigned';
  if (mark.kind === 'reminder' && run.remindAt !== null)
    return [run.name, `reminder ${at(Date.parse(run.remindAt))}`, who].join(', ');
  const deadline =
    state.kind === 'bounced'
      ? `email bounced ${at(state.at)}`
      : state.kind === 'late'
        ? `overdue, was due ${at(state.dueAt)}`
        : state.kind === 'left' || state.kind === 'soon'
          ? `due ${at(state.dueAt)}`
          : '';
  return [run.name, deadline, who].join(', ');
}

export function MarkLink(props: MarkLinkProps) {
  const { mark, people, hrefOf, isFirst } = props;
  const [first] = mark.runs;
  if (!first) return null;
  const { x, runs, tone, kind, isFaint, name, nameX } = mark;
  const shape = kind === 'reminder' ? 'rotate-45 rounded-[0.3rem]' : 'rounded-full';
  const isFold = runs.length > 1;
  const who = people.find(({ id }) => id === first.assignee);
  const runTexts = runs.slice(0, maxNamed).map((run) => runText(run, props));
  const words = [
    ...(isFold ? [`${runs.length} ${kind === 'reminder' ? 'reminders' : 'leads'}`] : []),
    ...runTexts,
    ...(runs.length > maxNamed ? [`and ${runs.length - maxNamed} more`] : []),
  ].join('; ');
  return (
    <li>
      <Link
        href={hrefOf(first.ref)}
        aria-label={words}
        title={words}
        tabIndex={isFirst ? 0 : -1}
        style={{ left: x }}
        className={`absolute top-5.5 grid size-6 -translate-x-1/2 place-items-center text-mark font-[650] no-underline before:absolute before:-inset-x-0.5 before:-inset-y-2.5 hover:z-10 hover:scale-110 ${shape} ${isFaint ? 'opacity-40' : ''} ${looks[tone]} ${!isFold && !who && tone !== 'overdue' ? 'border-dashed' : ''}`}
      >
        <span className={kind === 'reminder' ? '-rotate-45' : ''}>
          {isFold ? (runs.length > 99 ? '99' : runs.length) : who ? initialsOf(who.name) : '?'}
        </span>
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
