import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';

/** Multiplies the benchmarks, from views to revenue per thousand views. */
export function RevenueCalculation({ sum }: { sum: AnalyticsContent['sum'] }) {
  return (
    <section id="sum" className="bg-paper-2">
      <div className="shell band">
        <h2 className="text-h2">{sum.heading}</h2>
        <ol className="mt-10 grid gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {sum.terms.map(({ value, label, factor }) => (
            <li
              key={label}
              className="border-line max-lg:pb-4 lg:pr-6 lg:not-first:border-l lg:not-first:pl-8"
            >
              <p className="display figures text-figure">{value}</p>
              <p className="mt-1.5 text-ink-3">{label}</p>
              {factor && (
                <p className="figures mt-4 inline-block rounded-pill bg-ink px-3.5 py-1.5 text-note font-semibold text-white">
                  × {factor}
                </p>
              )}
            </li>
          ))}
        </ol>
        <div className="mt-10 grid gap-x-10 gap-y-6 border-t-2 border-ink pt-8 lg:grid-cols-12">
          <p className="text-lead lg:col-span-6">
            <strong className="display figures block text-h2 text-tally">{sum.result.value}</strong>
            <span className="mt-2 block">{sum.result.label}</span>
          </p>
          <p className="text-lead text-ink-3 lg:col-span-6 lg:self-end">{sum.lesson}</p>
        </div>
      </div>
    </section>
  );
}
