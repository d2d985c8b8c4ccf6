import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';

export function GuideTips({ tips }: { tips: StrategyGuideContent['tips'] }) {
  return (
    <section className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-h2">{tips.heading}</h2>
          <p className="mt-5 text-ink-3">{tips.lead}</p>
        </div>
      </div>
      <ol id="quick-wins" className="border-b-2 border-ink lg:col-span-8">
        {tips.items.map(({ minutes, title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1.5 border-t-2 border-ink py-6 sm:grid-cols-[7rem_1fr] sm:items-baseline"
          >
            <p className="display figures text-h3 text-tally-text">{minutes}</p>
            <div>
              <h3 className="text-[1.5rem] leading-tight">{title}</h3>
              <p className="mt-1.5 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
