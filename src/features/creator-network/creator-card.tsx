import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { Creator, NetworkTabs } from '#src/content/schemas/page/creator-network.ts';

const colors: Record<Creator['niche'], string> = {
  beauty: 'bg-magenta text-white',
  fashion: 'bg-tally text-white',
  home: 'bg-amber text-ink',
  food: 'bg-key text-ink',
  tech: 'bg-ink text-white',
  wellness: 'bg-key-deep text-white',
};

type CreatorCardProps = { creator: Creator; content: NetworkTabs['directory'] };

export function CreatorCard({ creator, content: { labels, niches, locations } }: CreatorCardProps) {
  const initials = creator.name.replace(/(\w)\w*\s*/g, '$1');
  const figures = [
    { label: labels.followerCount, value: compactFormat.format(creator.followers) },
    { label: labels.avgGMV, value: `$${compactFormat.format(creator.avgGMV)}` },
    { label: labels.rating, value: `${creator.rating}/5` },
  ];
  return (
    <li className="flex flex-col rounded-card bg-white p-6">
      <div className="grid grid-cols-[auto_1fr] items-end gap-x-4">
        <span
          aria-hidden="true"
          className={`row-span-2 grid size-14 place-items-center self-center rounded-full text-lead font-semibold ${colors[creator.niche]}`}
        >
          {initials}
        </span>
        <h3 className="text-h3">{creator.name}</h3>
        <p className="self-start truncate text-caption text-mute">{creator.handle}</p>
      </div>
      <p className="mt-4 text-caption">{`${niches[creator.niche]}, ${locations[creator.location]}`}</p>
      <dl className="figures mt-4 mb-6 grid grid-cols-3 gap-x-3 border-t border-line pt-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-note leading-tight text-mute">{label}</dt>
            <dd className="text-lead font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <OpeningButton opening="requestMatch" size="sm" className="mt-auto self-start" about={creator.name}>
        {labels.match}
      </OpeningButton>
    </li>
  );
}

const compactFormat = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
