import { Section } from '#desk/parts/section.tsx';
import type { Numbers } from '#shared/desk/api.ts';
import { FiguresTable } from './figures-table.tsx';

const stepNames = [
  'Basics',
  'Experience',
  'Content',
  'Setup',
  'Availability',
  'Compensation',
  'Extras, sent',
];
/** Maximum width of a bar, in percent of the row. The text needs the rest. */
const maxPercent = 68;
/** In percent of the row. Narrower bars have no space for their number. */
const minLabelPercent = 9;

export function SurveyDropOff({ survey }: { survey: Numbers['survey'] }) {
  const steps = survey.map(({ reached, wentOn }) => ({ reached, wentOn, stopped: reached - wentOn }));
  const started = Math.max(0, ...steps.map(({ reached }) => reached));
  if (started === 0) return null;
  const finished = steps.at(-1)?.wentOn ?? 0;
  const most = Math.max(...steps.map(({ stopped }) => stopped));
  const barPercent = (value: number) => (value / started) * maxPercent;
  return (
    <Section
      title={`Where creators drop off: ${finished.toLocaleString('en')} of ${started.toLocaleString('en')} finish`}
      aside="solid: went on, hatched: stopped"
    >
      <ol aria-hidden="true" className="grid gap-2.5 pt-1">
        {steps.map(({ wentOn, stopped }, at) => {
          const isMost = stopped === most && most > 0;
          return (
            <li
              key={stepNames[at]}
              className={`grid grid-cols-[8rem_minmax(0,1fr)] items-center max-sm:grid-cols-1 ${isMost ? 'font-semibold' : ''}`}
            >
              <span>{`${at + 1} ${stepNames[at]}`}</span>
              <span className="flex h-6 items-center">
                <span
                  className="flex h-5 items-center rounded-l-[2px] bg-ink-3 pl-2.5 font-semibold text-white forced-colors:border forced-colors:border-[CanvasText]"
                  style={{ width: `${barPercent(wentOn)}%` }}
                >
                  {barPercent(wentOn) >= minLabelPercent && wentOn.toLocaleString('en')}
                </span>
                <span
                  className="ml-px h-5 rounded-r-[2px] border border-mute bg-[repeating-linear-gradient(135deg,var(--color-mute)_0_1px,transparent_1px_6px)] empty:block"
                  style={{ width: `${barPercent(stopped)}%`, visibility: stopped > 0 ? 'visible' : 'hidden' }}
                />
                <span className={`pl-2.5 whitespace-nowrap ${isMost ? '' : 'text-caption text-mute'}`}>
                  {`${barPercent(wentOn) < minLabelPercent ? `${wentOn.toLocaleString('en')} went on, ` : ''}${stopped.toLocaleString('en')} stopped${isMost ? ', the most' : ''}`}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <FiguresTable
        caption="Where creators drop off"
        head={['Step', 'Reached', 'Went on', 'Stopped']}
        rows={steps.map(({ reached, wentOn, stopped }, at) => [
          `${at + 1} ${stepNames[at]}`,
          reached,
          wentOn,
          stopped,
        ])}
      />
    </Section>
  );
}
