import { ShareFlow, shareTones } from '#src/art/charts/share-flow.tsx';
import type { StrategicPlanningContent } from '#src/content/schemas/page/strategic-planning.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

/** The five product roles and their shares of airtime, sales and profit in one show. */
export function StrategicPlanningRoles({ roles }: { roles: StrategicPlanningContent['roles'] }) {
  const { heading, lead, items, chart } = roles;
  return (
    <section id="roles" className="shell band">
      <SectionHead heading={heading} lead={lead} />
      <div data-after-paint className="mt-14 grid gap-x-14 gap-y-14 lg:grid-cols-2">
        <ol>
          {items.map(({ title, text, rule }, index) => (
            <li
              key={title}
              className="grid grid-cols-[1.75rem_1fr] gap-x-4 border-t border-line py-6 first:border-0 first:pt-0"
            >
              <svg aria-hidden="true" viewBox="0 0 28 28" className="mt-1 size-7">
                <rect width={28} height={28} rx={8} fill={shareTones[index]?.fill} />
              </svg>
              <div>
                <h3 className="text-[1.75rem] leading-tight">{title}</h3>
                <p className="mt-1.5 text-ink-3">{text}</p>
                <p className="mt-2 font-semibold">{rule}</p>
              </div>
            </li>
          ))}
        </ol>
        <figure className="flex flex-col">
          <ShareFlow
            label={chart.label}
            parts={items.map(({ title }) => title)}
            stages={chart.stages}
            className="h-120 lg:h-auto lg:min-h-140 lg:flex-1"
          />
          <figcaption className="mt-6 text-lead">{chart.lesson}</figcaption>
        </figure>
      </div>
    </section>
  );
}
