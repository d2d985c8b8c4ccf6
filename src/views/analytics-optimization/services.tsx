import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';

export function AnalyticsServices({ services }: { services: AnalyticsContent['services'] }) {
  return (
    <section id="services" className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-4">{services.heading}</h2>
      <ul className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:col-span-8">
        {services.items.map(({ title, text, get }) => (
          <li key={title} className="flex flex-col">
            <h3 className="text-[1.625rem] leading-tight">{title}</h3>
            <p className="mt-3 mb-5 text-ink-3">{text}</p>
            <p className="mt-auto border-t border-field/50 pt-3">
              <span className="text-caption text-mute">{services.get}</span>
              <span className="block font-semibold">{get}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
