import type { ResourcesContent } from '#src/content/schemas/page/resources.ts';

type PicksProps = { picks: ResourcesContent['picks']; shelf: ResourcesContent['finder']['items'] };

/** The most frequently downloaded resources as a bar chart. */
export function PopularPicks({ picks, shelf }: PicksProps) {
  const ranked = picks.items.map(({ title, why }) => ({
    title,
    why,
    downloads: shelf.find((resource) => resource.title === title)?.downloads ?? 0,
  }));
  const most = Math.max(...ranked.map(({ downloads }) => downloads));
  return (
    <div className="lg:col-span-7">
      <h2 className="text-h2">{picks.heading}</h2>
      <p className="mt-4 max-w-120 text-ink-3">{picks.lead}</p>
      <ol id="popular-picks" aria-label={picks.chart} className="mt-10 grid gap-6">
        {ranked.map(({ title, why, downloads }, index) => (
          <li key={title}>
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-h3">{title}</h3>
              <p className="display figures text-h3">{downloads.toLocaleString('en-US')}</p>
            </div>
            <svg aria-hidden="true" width="100%" height={12} className="mt-2 block">
              <rect width="100%" height={12} rx={6} fill="var(--color-line)" />
              <rect
                width={`${Math.round((downloads / most) * 100)}%`}
                height={12}
                rx={6}
                fill={index === 0 ? 'var(--color-tally)' : 'var(--color-ink)'}
              />
            </svg>
            <p className="mt-1.5 text-caption text-mute">{why}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
