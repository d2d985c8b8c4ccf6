import type { AboutContent } from '#src/content/schemas/page/about.ts';

export function AboutValues({ values }: { values: AboutContent['values'] }) {
  return (
    <section id="values" className="bg-paper-2">
      <div className="shell band">
        <h2 className="max-w-200 text-h2">{values.heading}</h2>
        <ul className="mt-12 grid gap-x-10 md:grid-cols-2">
          {values.items.map(({ title, text, cost }) => (
            <li key={title} className="flex flex-col border-t-2 border-ink pt-6 pb-10">
              <h3 className="text-[1.5rem] leading-tight">{title}</h3>
              <p className="mt-2.5 mb-5 max-w-130 text-ink-3">{text}</p>
              <p className="mt-auto">
                <span className="text-mute">{values.cost}</span>{' '}
                <strong className="font-semibold">{cost}</strong>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
