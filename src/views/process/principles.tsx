import type { ProcessContent } from '#src/content/schemas/page/process.ts';

export function ProcessPrinciples({ principles }: { principles: ProcessContent['principles'] }) {
  return (
    <section className="shell band">
      <h2 className="max-w-180 text-h2">{principles.heading}</h2>
      <ul id="principles" className="mt-12 grid gap-4 lg:grid-cols-3">
        {principles.items.map(({ title, text }) => (
          <li key={title} className="rounded-card bg-white p-8 lg:min-h-72 lg:p-9">
            <h3 className="text-[1.75rem] leading-tight">{title}</h3>
            <p className="mt-4 text-ink-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
