import type { Step } from '#src/content/schemas/service-page.ts';

export function StepRow({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-10 border-t-2 border-current pt-7 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span
            aria-hidden="true"
            className="display figures text-[2.5rem] leading-none text-tally [.on-ink_&]:text-tally-hot"
          >
            {index + 1}
          </span>
          <h3 className="mt-3 text-h3">{title}</h3>
          <p className="mt-1.5 text-ink-3 [.on-ink_&]:text-mute-ink">{text}</p>
        </li>
      ))}
    </ol>
  );
}
