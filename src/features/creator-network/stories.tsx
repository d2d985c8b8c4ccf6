import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { NetworkTabs } from '#src/content/schemas/page/creator-network.ts';

export function Stories({
  content: { lead, read, gmv: gmvLabel, items },
}: {
  content: NetworkTabs['stories'];
}) {
  return (
    <>
      <p className="max-w-150 text-lead text-ink-3">{lead}</p>
      <ul id="stories" className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {items.map(({ creator, brand, gmv, description, metric }) => (
          <li key={creator} className="flex flex-col border-t-2 border-ink pt-6">
            <p className="text-caption text-mute">{gmvLabel}</p>
            <p className="display figures text-figure text-tally">{gmv}</p>
            <h3 className="mt-5 text-h3">{`${creator} × ${brand}`}</h3>
            <p className="mt-2 text-ink-3">{description}</p>
            <p className="mt-3 mb-6 font-semibold">{metric}</p>
            <OpeningButton opening="readFullStory" size="sm" className="mt-auto self-start" about={creator}>
              {read}
            </OpeningButton>
          </li>
        ))}
      </ul>
    </>
  );
}
