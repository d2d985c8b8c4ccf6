import type { CreatorNetworkContent } from '#src/content/schemas/page/creator-network.ts';

export function NetworkBenefits({ benefits }: { benefits: CreatorNetworkContent['benefits'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{benefits.heading}</h2>
        <ul id="benefits" className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:col-span-7">
          {benefits.items.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-ink-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
