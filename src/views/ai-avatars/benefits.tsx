import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';
import { CheckList } from '#src/sections/check-list.tsx';

export function AiAvatarsBenefits({ benefits }: { benefits: AiAvatarsContent['benefits'] }) {
  return (
    <section id="benefits" className="shell band">
      <h2 className="text-h2">{benefits.heading}</h2>
      <div className="mt-12 grid gap-x-14 gap-y-14 lg:grid-cols-2">
        {[benefits.brands, benefits.creators].map(({ heading, items }) => (
          <div key={heading} className="border-t-2 border-ink pt-6">
            <h3 className="text-[1.75rem] leading-tight">{heading}</h3>
            <CheckList items={items} className="mt-6 text-lead" />
          </div>
        ))}
      </div>
    </section>
  );
}
