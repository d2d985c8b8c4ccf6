import type { AboutContent } from '#src/content/schemas/page/about.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

/** Height of the tallest column in pixels. */
const maxColumnHeight = 220;

export function AboutTimeline({ timeline }: { timeline: AboutContent['timeline'] }) {
  const most = Math.max(...timeline.items.map(({ shows }) => shows));
  return (
    <section id="timeline" className="on-ink">
      <div className="shell band">
        <SectionHead heading={timeline.heading} lead={timeline.lead} />
        <ol className="mt-14 grid gap-x-8 gap-y-10 lg:grid-cols-4">
          {timeline.items.map(({ year, shows, title, text }, index) => {
            const last = index === timeline.items.length - 1;
            return (
              <li key={year} className="flex flex-col">
                <div className="lg:flex lg:flex-1 lg:flex-col lg:justify-end">
                  <p className="figures mb-3 text-caption text-mute-ink">
                    <strong className="display text-[1.75rem] text-white">{shows}</strong> {timeline.unit}
                  </p>
                  <svg
                    aria-hidden="true"
                    className="w-full max-lg:hidden"
                    height={(shows / most) * maxColumnHeight}
                  >
                    <rect
                      width="100%"
                      height={(shows / most) * maxColumnHeight}
                      fill={last ? 'var(--color-tally-hot)' : 'var(--color-ink-3)'}
                    />
                  </svg>
                  <svg aria-hidden="true" className="w-full lg:hidden" height={14}>
                    <rect
                      width={`${(shows / most) * 100}%`}
                      height={14}
                      rx={4}
                      fill={last ? 'var(--color-tally-hot)' : 'var(--color-mute-ink)'}
                    />
                  </svg>
                </div>
                <div className="mt-4 lg:mt-0 lg:min-h-60 lg:border-t-2 lg:border-white lg:pt-6">
                  <p className="text-lead font-semibold text-amber">{year}</p>
                  <h3 className="mt-1 text-h3">{title}</h3>
                  <p className="mt-2 text-mute-ink">{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
