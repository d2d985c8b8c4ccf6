import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';

export function CreatorBenefits({ benefits }: { benefits: CreatorServicesContent['benefits'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-4">{benefits.heading}</h2>
        <ul id="benefits" className="border-b-2 border-ink lg:col-span-8">
          {benefits.items.map(({ title, text, figure }) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-5 border-t-2 border-ink py-7 sm:grid-cols-[1fr_11rem] sm:items-center"
            >
              <div>
                <h3 className="text-[1.5rem] leading-tight">{title}</h3>
                <p className="mt-2 text-ink-3">{text}</p>
              </div>
              <p className="text-caption text-mute">
                <strong className="display block text-[2.25rem] leading-none text-tally">
                  {figure.value}
                </strong>
                <span className="mt-2 block">{figure.label}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
