import type { HostTrainingContent } from '#src/content/schemas/page/host-training.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

export function HostTrainingModules({ modules }: { modules: HostTrainingContent['modules'] }) {
  return (
    <section id="modules" className="shell band">
      <SectionHead heading={modules.heading} lead={modules.lead} quiet />
      <ol className="mt-12 border-b-2 border-ink">
        {modules.items.map(({ title, duration, text, drill }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-3 border-t-2 border-ink py-7 lg:grid-cols-12 lg:items-baseline lg:py-8"
          >
            <h3 className="text-[1.75rem] leading-tight lg:col-span-3">{title}</h3>
            <p className="font-semibold text-tally-text lg:col-span-2">{duration}</p>
            <p className="text-ink-3 lg:col-span-4">{text}</p>
            <p className="lg:col-span-3">
              <span className="block text-caption text-mute">{modules.drill}</span>
              <span className="font-semibold">{drill}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
