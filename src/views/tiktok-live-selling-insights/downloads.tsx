import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';

export function InsightsDownloads({ downloads }: { downloads: InsightsContent['downloads'] }) {
  return (
    <section className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-h2">{downloads.heading}</h2>
        <p className="mt-5 text-ink-3">{downloads.lead}</p>
      </div>
      <ol id="downloads" className="border-b-2 border-ink lg:col-span-7">
        {downloads.items.map((item, index) => (
          <li
            key={item.title}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-x-2 gap-y-4 border-t-2 border-ink py-5 sm:grid-cols-[4.5rem_1fr_auto]"
          >
            <span aria-hidden="true" className="display text-[2.5rem] leading-none text-tally">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{item.title}</h3>
              <p className="figures text-caption text-mute">
                {item.format}, {item.downloads.toLocaleString('en-US')} {downloads.unit}
              </p>
            </div>
            <OpeningButton
              opening="insightsDownload"
              size="sm"
              className="max-sm:col-start-2 max-sm:justify-self-start"
            >
              {downloads.action}
              <span className="sr-only"> {item.title}</span>
            </OpeningButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
