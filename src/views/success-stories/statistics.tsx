import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';

export function StoriesStatistics({ statistics }: { statistics: SuccessStoriesContent['statistics'] }) {
  return (
    <section className="on-ink">
      <dl
        id="statistics"
        className="shell grid gap-x-10 gap-y-8 py-16 sm:grid-cols-3 lg:grid-cols-[2.2fr_1fr_1fr_1fr] lg:items-end lg:py-24"
      >
        {statistics.map(({ value, label }, index) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end ${index === 0 ? 'sm:col-span-3 lg:col-span-1' : 'border-t border-ink-3 pt-5'}`}
          >
            <dt className="mt-2 text-caption text-mute-ink">{label}</dt>
            <dd
              className={`display figures leading-none ${index === 0 ? 'text-[clamp(4rem,2rem+5vw,6.5rem)] one-line text-amber' : 'text-[2.25rem]'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
