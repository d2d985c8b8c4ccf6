import { Mark } from '#src/components/ui/logo.tsx';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Process = ContentDevelopmentContent['process'];

/** The four steps from Monday to Friday, with the show between the third and the fourth. */
export function ContentDevelopmentProcess({ process }: { process: Process }) {
  const { heading, lead, steps, show } = process;
  return (
    <section id="process" className="shell band">
      <SectionHead heading={heading} lead={lead} quiet />
      <div className="mt-12 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <ol className="contents">
          {steps.map(({ day, title, text }, index) => (
            <li
              key={day}
              className={`rounded-card bg-white p-6 ${index === 3 ? 'order-last sm:max-lg:col-span-2' : ''}`}
            >
              <p className="font-semibold text-tally-text">{day}</p>
              <h3 className="mt-3 text-[1.75rem] leading-tight lg:mt-8">{title}</h3>
              <p className="mt-2 text-ink-3">{text}</p>
            </li>
          ))}
        </ol>
        <p className="on-ink flex items-center gap-4 rounded-card p-6 [--lamp-case:var(--color-ink-2)] lg:flex-col lg:items-start lg:gap-0">
          <span className="font-semibold text-amber">{show.day}</span>
          <span className="display text-[1.75rem] leading-tight lg:mt-8">{show.title}</span>
          <span className="text-mute-ink lg:mt-2">{show.text}</span>
          <Mark className="size-10 max-lg:ml-auto lg:mt-auto" />
        </p>
      </div>
    </section>
  );
}
