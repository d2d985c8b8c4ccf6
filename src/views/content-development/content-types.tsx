import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

export function ContentTypes({ types }: { types: ContentDevelopmentContent['types'] }) {
  return (
    <section id="types" className="shell band">
      <SectionHead heading={types.heading} lead={types.lead} quiet />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {types.items.map(({ title, count, format, text }) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <p className="display figures text-[clamp(4rem,3rem+3.5vw,6.5rem)] leading-none text-tally">
              {count}
            </p>
            <h3 className="mt-4 text-[1.625rem] leading-tight">{title}</h3>
            <p className="mt-1 text-caption text-mute">{format}</p>
            <p className="mt-3 text-ink-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
