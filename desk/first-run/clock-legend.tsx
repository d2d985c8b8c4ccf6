import { Dial } from '#desk/parts/clock/dial.tsx';
import { Section } from '#desk/parts/section.tsx';
import type { ClockState } from '#desk/time/clock-state.ts';

const anyDeadline = { dueAt: 0, byMail: false };
const legendLines: { state: ClockState; text: string; example: string; isRed: boolean }[] = [
  {
    state: { kind: 'left', seconds: 54_000, part: 0.62, ...anyDeadline },
    text: 'Time left',
    example: '15 h',
    isRed: false,
  },
  {
    state: { kind: 'soon', seconds: 4_320, part: 0.06, ...anyDeadline },
    text: 'Due soon',
    example: '1 h 12 m',
    isRed: true,
  },
  {
    state: { kind: 'late', seconds: 9_480, ...anyDeadline },
    text: 'Overdue',
    example: '2 h 38 m late',
    isRed: true,
  },
  {
    state: { kind: 'ended', by: 'mail', at: 0, seconds: 0, lateBy: 0 },
    text: 'Answered on time',
    example: 'in 3 h 41 m',
    isRed: false,
  },
  { state: { kind: 'bounced', at: 0 }, text: 'Automatic email bounced', example: 'refused', isRed: true },
  { state: { kind: 'none' }, text: 'No deadline', example: '', isRed: false },
];

export function ClockLegend() {
  return (
    <Section title="What the deadline icons mean">
      <ul>
        {legendLines.map(({ state, text, example, isRed }) => (
          <li
            key={text}
            className="grid min-h-10 grid-cols-[2rem_minmax(0,1fr)_auto] items-center border-t border-line first:border-t-0"
          >
            <Dial state={state} className="size-5" />
            <span className={isRed ? 'font-semibold text-tally-text' : ''}>{text}</span>
            <span className="text-mute">{example}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
