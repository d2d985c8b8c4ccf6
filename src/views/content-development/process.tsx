import { Lamp } from '#src/components/ui/lamp.tsx';
import type { ContentDevelopmentContent } from '#src/content/schemas/content-development.ts';

type Process = ContentDevelopmentContent['process'];

/** Monday to Friday: the four steps, and the show between the third and the fourth. */
export function ContentDevelopmentProcess({ process }: { process: Process }) {
  const { heading, lead, steps, show } = process;
  return (
    <section id="process" className="shell band">
      <div className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-7">{heading}</h2>
        <p className="text-ink-3 lg:col-span-5">{lead}</p>
      </div>
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
          <Lamp className="size-10 max-lg:ml-auto lg:mt-auto" />
        </p>
      </div>
    </section>
  );
}
