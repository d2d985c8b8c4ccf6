import { Fold } from '#src/components/ui/fold.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';
import { hrefOf } from '#src/routes.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Modules = HostTrainingMaterialsContent['modules'];
type Ways = HostTrainingMaterialsContent['closing']['ways'];

const colors = [
  'var(--color-amber)',
  'var(--color-tally-hot)',
  'var(--color-key)',
  'var(--color-magenta)',
  'var(--color-amber)',
  'var(--color-key)',
];

const numberColor = (index: number) => (index === 3 ? 'var(--color-white)' : 'var(--color-ink)');

export function MaterialsModules({ modules, ways }: { modules: Modules; ways: Ways }) {
  const { items } = modules;
  return (
    <section id="modules" className="on-ink">
      <div className="shell band">
        <SectionHead heading={modules.heading} lead={modules.lead} />
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
          {ways.map((way) => (
            <a
              key={way.to}
              href={hrefOf(way)}
              className="rounded-sm font-semibold underline underline-offset-4"
            >
              {way.label}
            </a>
          ))}
        </p>
        <HoursBar items={items} />
        <ol className="mt-10 grid gap-x-10 gap-y-8 lg:mt-12 lg:gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {items.map((module, index) => (
            <li key={module.id} id={`module-${module.id}`}>
              <p className="flex items-center gap-3 text-caption text-mute-ink">
                <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8" fontSize={16}>
                  <rect width={32} height={32} rx={9} fill={colors[index]} />
                  <text x={16} y={22} textAnchor="middle" fill={numberColor(index)} className="display">
                    {index + 1}
                  </text>
                </svg>
                <span className="figures">
                  {module.duration} {module.duration === 1 ? modules.hour : modules.hours}, {module.lessons}{' '}
                  {modules.lessons}
                </span>
              </p>
              <h3 className="mt-3 text-[1.625rem] leading-tight">{module.title}</h3>
              <p className="mt-2 text-mute-ink">{module.aim}</p>
              <Fold label={modules.topics} about={module.title} className="max-lg:mt-2">
                <ul className="border-b border-ink-3 max-lg:mt-2 lg:mt-5">
                  {module.topics.map((topic) => (
                    <li key={topic} className="border-t border-ink-3 py-3">
                      {topic}
                    </li>
                  ))}
                </ul>
              </Fold>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Six segments in proportion to their hours. Decorative: the list below contains the same data. */
function HoursBar({ items }: Pick<Modules, 'items'>) {
  const total = items.reduce((sum, { duration }) => sum + duration, 0);
  let hoursBefore = 0;
  return (
    <svg aria-hidden="true" width="100%" height={64} className="mt-12 block">
      {items.map(({ id, duration }, index) => {
        const x = (hoursBefore / total) * 100;
        hoursBefore += duration;
        return (
          <g key={id}>
            <rect
              x={`${x}%`}
              width={`${(duration / total) * 100 - 0.5}%`}
              height={64}
              rx={10}
              fill={colors[index]}
            />
            <text
              x={`${x + (duration / total) * 50 - 0.25}%`}
              y={40}
              textAnchor="middle"
              fontSize={20}
              fill={numberColor(index)}
              className="display"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
