import type { ServicesContent } from '#src/content/schemas/page/services.ts';

const colors = ['bg-amber', 'bg-key', 'bg-tally text-white'];

export function ServicesReasons({ reasons }: { reasons: ServicesContent['reasons'] }) {
  return (
    <section id="reasons" className="shell pt-[clamp(4rem,2.6rem+5.6vw,7rem)]">
      <h2 className="max-w-180 text-h2">{reasons.heading}</h2>
      <ul className="mt-12 grid gap-4 lg:grid-cols-3">
        {reasons.items.map(({ title, text }, index) => (
          <li
            key={title}
            className={`flex flex-col justify-between gap-4 rounded-band p-6 sm:p-9 lg:min-h-96 ${colors[index]}`}
          >
            <h3 className="text-[1.5rem] leading-tight sm:text-[1.75rem]">{title}</h3>
            <p className="sm:text-lead">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
