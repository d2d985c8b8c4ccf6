import { site } from '#site.config';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { CareersContent } from '#src/content/schemas/page/careers.ts';
import { findDestination } from '#src/openings.ts';
import { CheckList } from '#src/sections/check-list.tsx';

type Positions = CareersContent['positions'];

export function CareersPositions({ positions }: { positions: Positions }) {
  return (
    <section id="positions" className="shell band">
      <h2 className="text-h2">{positions.heading}</h2>
      {!findDestination('applyForPosition') && <p className="mt-5">{positions.instead}</p>}
      <ul className="mt-10">
        {positions.items.map((position) => (
          <Position key={position.title} position={position} positions={positions} />
        ))}
      </ul>
    </section>
  );
}

type PositionProps = { position: Positions['items'][number]; positions: Positions };

function Position({ position, positions: { labels, apply } }: PositionProps) {
  return (
    <li className="grid gap-x-10 gap-y-6 border-t-2 border-ink py-9 lg:grid-cols-12 lg:py-12">
      <div className="lg:col-span-4">
        <p className="text-caption font-semibold text-tally-text">{position.department}</p>
        <h3 className="mt-1.5 text-[1.875rem] leading-tight">{position.title}</h3>
        <p className="mt-3 text-ink-3">
          {position.location}
          <br />
          {position.type}
        </p>
      </div>
      <div className="lg:col-span-5">
        <p>{position.description}</p>
        <h4 className="mt-6 font-semibold">{labels.requirements}</h4>
        <CheckList items={position.requirements} className="mt-3" />
      </div>
      <div className="flex flex-col items-start lg:col-span-3 lg:items-end lg:text-right">
        <p className="text-caption text-mute">{labels.salary}</p>
        <p className="display figures mt-1 text-[1.75rem] leading-none">{position.salaryRange}</p>
        <OpeningButton opening="applyForPosition" className="mt-6 max-sm:w-full">
          {apply}
          <span className="sr-only">{position.title}</span>
        </OpeningButton>
        {!findDestination('applyForPosition') && (
          <a
            href={`mailto:${site.email}`}
            className="mt-3 rounded-sm font-semibold underline underline-offset-4"
          >
            {site.email}
          </a>
        )}
      </div>
    </li>
  );
}
