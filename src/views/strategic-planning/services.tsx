import type { StrategicPlanningContent } from '#src/content/schemas/page/strategic-planning.ts';

export function StrategicPlanningServices({ services }: { services: StrategicPlanningContent['services'] }) {
  return (
    <section id="services" className="bg-paper-2">
      <div className="shell band">
        <h2 className="text-h2">{services.heading}</h2>
        <ul className="mt-12 grid gap-px overflow-hidden rounded-band bg-line sm:grid-cols-2">
          {services.items.map(({ title, text, get }) => (
            <li key={title} className="flex flex-col bg-white p-7 sm:p-10">
              <h3 className="text-[1.75rem] leading-tight">{title}</h3>
              <p className="mt-3 mb-8 max-w-110 text-ink-3">{text}</p>
              <p className="mt-auto">
                <span className="text-caption text-mute">{services.get}</span>
                <span className="block font-semibold">{get}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
