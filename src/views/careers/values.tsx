import type { CareersContent } from '#src/content/schemas/page/careers.ts';

export function CareersValues({ values }: { values: CareersContent['values'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">{values.heading}</h2>
        <ul id="values" className="lg:col-span-8">
          {values.items.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-2 border-t-2 border-ink py-7 last:border-b-2 sm:grid-cols-[1fr_1.25fr]"
            >
              <h3 className="text-[1.5rem] leading-tight">{title}</h3>
              <p className="text-ink-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
