import type { AiAvatarsContent } from '#src/content/schemas/ai-avatars.ts';

export function AiAvatarsAdvanced({ advanced }: { advanced: AiAvatarsContent['advanced'] }) {
  return (
    <section id="advanced" className="on-ink">
      <div className="shell band">
        <div className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-7">{advanced.heading}</h2>
          <p className="text-mute-ink lg:col-span-5">{advanced.lead}</p>
        </div>
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
