import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

export function AdvancedFeatures({ advanced }: { advanced: AiAvatarsContent['advanced'] }) {
  return (
    <section id="advanced" className="on-ink">
      <div className="shell band">
        <SectionHead heading={advanced.heading} lead={advanced.lead} quiet />
        <ul className="mt-14 grid gap-y-10 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-4 lg:gap-x-0">
          {advanced.items.map(({ title, text }) => (
            <li key={title} className="border-ink-3 max-lg:border-t max-lg:pt-6 lg:border-l lg:px-7">
              <h3 className="text-[1.5rem] leading-tight lg:min-h-15">{title}</h3>
              <p className="mt-3 text-mute-ink">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
