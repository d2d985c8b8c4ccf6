import type { SurveyContent } from '#src/content/schemas/page/live-selling-survey.ts';

export function AfterApplication({ after }: { after: SurveyContent['after'] }) {
  return (
    <div className="on-ink rounded-band px-6 py-10 sm:px-12 sm:py-14">
      <h2 className="text-[1.75rem] leading-tight">{after.heading}</h2>
      <ol className="mt-8 grid gap-7">
        {after.items.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] items-baseline border-t border-ink-3 pt-5">
            <span aria-hidden="true" className="display text-[1.75rem] leading-none text-tally-hot">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-mute-ink">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
