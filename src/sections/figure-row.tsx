import type { Figure } from '#src/content/schemas/shared.ts';

export function FigureRow({ figures, counted }: { figures: Figure[]; counted?: string }) {
  return (
    <section className="on-ink">
      <div className="shell">
        <dl className="grid grid-cols-2 lg:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-ink-3 py-7 pr-4 pl-5 first:pl-0 even:border-l max-lg:odd:pl-0 max-lg:nth-[n+3]:border-t lg:py-10 lg:pl-8 lg:not-first:border-l"
            >
              <dt className="mt-2 text-caption text-mute-ink">{label}</dt>
              <dd className="display figures text-figure">{value}</dd>
            </div>
          ))}
        </dl>
        {counted && <p className="border-t border-ink-3 py-4 text-note text-mute-ink">{counted}</p>}
      </div>
    </section>
  );
}
