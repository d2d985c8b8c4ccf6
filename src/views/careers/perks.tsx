import type { CareersContent } from '#src/content/schemas/page/careers.ts';

const colors = ['bg-amber text-ink', 'bg-key-deep text-white', 'bg-magenta text-white', 'bg-ink text-white'];

export function CareersPerks({ perks }: { perks: CareersContent['perks'] }) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{perks.heading}</h2>
      <ul id="perks" className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {perks.items.map(({ figure, title, text }, index) => (
          <li key={title} className={`flex flex-col rounded-card p-7 lg:min-h-84 ${colors[index]}`}>
            <p aria-hidden="true" className="display text-[clamp(2.25rem,1.6rem+1.6vw,3rem)] leading-none">
              {figure}
            </p>
            <h3 className="mt-auto pt-10 text-h3">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
