import { Icon } from '#src/components/ui/icon.tsx';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { stepCount } from './survey-answers.ts';

type SurveyProgressProps = {
  content: Application;
  step: number;
  busy: boolean;
  onGo: (step: number) => void;
};

export function SurveyProgress({ content, step, busy, onGo }: SurveyProgressProps) {
  const stepText = `Step ${step} of ${stepCount}`;
  return (
    <div className="lg:sticky lg:top-28">
      <p className="display hidden text-h3 lg:block">{content.title}</p>
      <p className="mt-1 mb-5 hidden text-mute lg:block">{content.note}</p>
      <progress
        value={step}
        max={stepCount}
        aria-label={content.title}
        aria-valuetext={stepText}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-tally [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-linear-to-r [&::-webkit-progress-value]:from-tally [&::-webkit-progress-value]:to-amber"
      />
      <p className="figures mt-2 flex justify-between text-caption text-mute">
        <span>
          {stepText}
          <span className="font-semibold text-ink lg:hidden"> {content.steps[step - 1]?.name}</span>
        </span>
        <span>{Math.round((step / stepCount) * 100)}%</span>
      </p>
      <ol className="mt-6 hidden gap-1 lg:grid">
        {content.steps.map(({ name }, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            {index + 1 < step ? (
              <button
                type="button"
                aria-disabled={busy}
                onClick={() => onGo(index + 1)}
                className="flex min-h-12 items-center gap-4 rounded-md text-ink-3 hover:text-ink hover:underline aria-disabled:opacity-60"
              >
                <span className="grid size-7 place-items-center rounded-full bg-ok text-white">
                  <Icon name="check" className="size-4" />
                </span>
                {name}
              </button>
            ) : (
              <span
                className={`flex min-h-12 items-center gap-4 ${index + 1 === step ? 'font-semibold' : 'text-mute'}`}
              >
                <span
                  aria-hidden="true"
                  className={`figures grid size-7 place-items-center rounded-full text-note font-semibold ${index + 1 === step ? 'bg-tally text-white outline-5 outline-tally/15' : 'bg-white text-mute outline-[1.5px] outline-line'}`}
                >
                  {index + 1}
                </span>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
