import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';

export function GuideResults({ change }: { change: StrategyGuideContent['change'] }) {
  return (
    <section className="shell py-16 lg:py-24">
      <h2 className="text-h3">{change.heading}</h2>
      <dl
        id="change"
        className="mt-5 grid grid-cols-2 gap-x-6 border-b border-line lg:grid-cols-4 lg:gap-x-10"
      >
        {change.items.map(({ label, before, after }) => (
          <div key={label} className="flex flex-col border-t-2 border-ink pt-5 pb-7">
            <dt className="text-caption text-mute">{label}</dt>
            <dd className="figures mt-3 text-lead text-mute">
              <span className="sr-only">{change.before}: </span>
              {before}
              <span aria-hidden="true"> →</span>
            </dd>
            <dd className="display figures text-figure">
              <span className="sr-only">{change.after}: </span>
              {after}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-mute">{change.note}</p>
    </section>
  );
}
