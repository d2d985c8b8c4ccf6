import type { AboutUsContent } from '#src/content/schemas/page/about-us.ts';

export function AboutUsValues({ values }: { values: AboutUsContent['values'] }) {
  return (
    <section id="values" className="bg-amber">
      <div className="shell band">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 className="text-h3">{values.heading}</h2>
          <p>{values.lead}</p>
        </div>
        <ol className="mt-8">
          {values.items.map(({ title, text }) => (
            <li
              key={title}
              className="grid items-baseline gap-x-10 gap-y-2 border-t-2 border-ink py-6 lg:grid-cols-12 lg:py-7"
            >
              <h3 className="text-[clamp(1.75rem,1.1rem+2.7vw,3.25rem)] leading-[1.05] font-bold lg:col-span-8">
                {title}
              </h3>
              <p className="lg:col-span-4">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
