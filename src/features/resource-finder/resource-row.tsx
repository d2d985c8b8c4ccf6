import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { Resource, ResourcesContent } from '#src/content/schemas/page/resources.ts';

type ResourceRowProps = { resource: Resource; labels: ResourcesContent['finder']['labels'] };

export function ResourceRow({ resource, labels }: ResourceRowProps) {
  const { title, kind, type, format, text, downloads } = resource;
  return (
    <li className="grid gap-x-8 gap-y-4 border-t-2 border-ink py-6 lg:grid-cols-[1fr_11rem_9rem_auto] lg:items-center">
      <div>
        <div className="flex items-start justify-between gap-x-3 sm:items-center sm:justify-start">
          <h3 className="text-h3">{title}</h3>
          <span
            className={`shrink-0 rounded-pill px-2.5 py-0.5 text-note font-semibold ${type === 'free' ? 'bg-amber' : 'bg-ink text-white'}`}
          >
            {labels.type[type]}
          </span>
        </div>
        <p className="mt-1.5 max-w-150 text-ink-3">{text}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 text-caption text-mute max-lg:-mt-2 lg:contents">
        <p>
          <span className="sr-only">{labels.tabs[kind]}: </span>
          {format}
        </p>
        <p className="figures">
          <strong className="font-semibold text-ink">{downloads.toLocaleString('en-US')}</strong>{' '}
          {labels.downloads}
        </p>
      </div>
      <OpeningButton opening="accessResource" size="sm" className="justify-self-start">
        {labels.access}
        <span className="sr-only"> {title}</span>
      </OpeningButton>
    </li>
  );
}
