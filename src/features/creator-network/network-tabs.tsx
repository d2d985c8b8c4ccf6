import { runAfterPaint } from '#src/components/ui/after-paint.ts';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Tabs } from '#src/components/ui/tabs.tsx';
import type { NetworkTabs as NetworkTabsContent } from '#src/content/schemas/page/creator-network.ts';
import { useAddressState } from '#src/islands/address-state.ts';
import { Community } from './community.tsx';
import { Directory } from './directory.tsx';
import { noFilters } from './find-creators.ts';
import { Opportunities } from './opportunities.tsx';
import { Stories } from './stories.tsx';
import { Training } from './training.tsx';

type TabName = keyof NetworkTabsContent['names'];

const defaults = { tab: 'opportunities', ...noFilters };

function CreatorTabs({ content }: { content: NetworkTabsContent }) {
  const [{ tab, ...filters }, change] = useAddressState(defaults);
  const panels = {
    opportunities: <Opportunities content={content.opportunities} />,
    training: <Training content={content.training} />,
    community: <Community content={content.community} />,
    directory: (
      <Directory
        content={content.directory}
        filters={filters}
        onApply={(chosen) => runAfterPaint(() => change(chosen))}
      />
    ),
    stories: <Stories content={content.stories} />,
  } satisfies Record<TabName, unknown>;
  const names = Object.keys(panels) as TabName[];

  return (
    <Tabs
      label={content.heading}
      heading={<h2 className="text-h2">{content.heading}</h2>}
      value={names.find((name) => name === tab) ?? defaults.tab}
      onChange={(next) => change({ tab: next })}
      tabs={names.map((name) => ({ value: name, label: content.names[name], panel: panels[name] }))}
    />
  );
}

export const NetworkTabs = withErrorBoundary(CreatorTabs);
