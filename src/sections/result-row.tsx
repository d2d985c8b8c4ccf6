import type { Result } from '#src/content/schemas/service-page.ts';

export function ResultRow({ results }: { results: Result[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {results.map(({ value, label, note }) => (
        <div key={label} className="flex flex-col border-t-2 border-current pt-6">
          <dt className="order-2 mt-3 text-h3 font-semibold">{label}</dt>
          <dd className="display figures order-1 text-h2">{value}</dd>
          <dd className="order-3 mt-1.5 max-w-80 text-ink-3 [.on-ink_&]:text-mute-ink">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
