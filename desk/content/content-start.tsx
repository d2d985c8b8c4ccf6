import { AllChanges } from '#desk/content/publishing/all-changes.tsx';
import { ChangeHistory } from '#desk/content/publishing/change-history.tsx';
import { LaunchChecklist } from '#desk/content/publishing/launch-checklist.tsx';
import type { ContentOverview } from '#shared/desk/content.ts';

export function ContentStart({ overview }: { overview: ContentOverview }) {
  const nameOf = (id: string) => overview.documents.find((one) => one.id === id)?.name ?? id;
  return (
    <div
      data-pane="changes"
      className="relative min-h-0 bg-white px-4 pt-5 pb-10 sm:px-6 lg:col-span-2 lg:overflow-y-auto"
    >
      <div className="mx-auto grid max-w-220 gap-9">
        <AllChanges overview={overview} />
        <ChangeHistory nameOf={nameOf} />
        <LaunchChecklist nameOf={nameOf} />
      </div>
    </div>
  );
}
