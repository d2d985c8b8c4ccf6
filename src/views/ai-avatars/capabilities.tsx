import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';

export function AiAvatarsCapabilities({ capabilities }: { capabilities: AiAvatarsContent['capabilities'] }) {
  return (
    <section id="capabilities" className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <h2 className="text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">{capabilities.heading}</h2>
      <ul className="border-b-2 border-ink lg:col-span-8">
        {capabilities.items.map(({ figure, title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-t-2 border-ink py-8 sm:grid-cols-[13rem_1fr]"
          >
            <p className="display figures text-[2rem] leading-tight text-tally">{figure}</p>
            <div>
              <h3 className="text-[1.625rem] leading-tight">{title}</h3>
              <p className="mt-2 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
