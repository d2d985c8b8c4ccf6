import type { CareersContent } from '#src/content/schemas/page/careers.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

export function CareersHiring({ hiring }: { hiring: CareersContent['hiring'] }) {
  return (
    <section className="shell band">
      <SectionHead heading={hiring.heading} lead={hiring.lead} />
      <ol id="hiring" className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {hiring.steps.map(({ title, text, time }, index) => (
          <li key={title} className="relative border-t-2 border-ink pt-7">
            <span
              aria-hidden="true"
              className="absolute -top-3 left-0 size-6 rounded-full border-4 border-paper bg-tally"
            />
            <p aria-hidden="true" className="display text-[2.5rem] leading-none text-tally">
              {index + 1}
            </p>
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-1.5 text-ink-3">{text}</p>
            <p className="mt-3 font-semibold">{time}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
