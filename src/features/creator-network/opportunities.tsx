import { ButtonLink } from '#src/components/ui/button.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { NetworkTabs } from '#src/content/schemas/page/creator-network.ts';
import { routes } from '#src/routes.ts';

export function Opportunities({
  content: { lead, join, labels, items },
}: {
  content: NetworkTabs['opportunities'];
}) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <p className="max-w-150 text-lead text-ink-3">{lead}</p>
        <ButtonLink href={routes['live-selling-survey'].path} variant="cta" className="max-sm:w-full">
          {join}
        </ButtonLink>
      </div>
      <ul id="opportunities" data-after-paint className="mt-8 border-b-2 border-ink">
        {items.map(({ brand, category, compensation, requirements, deadline, status }) => (
          <li
            key={brand}
            className="grid gap-x-8 gap-y-5 border-t-2 border-ink py-7 sm:grid-cols-2 lg:grid-cols-[3fr_3fr_4fr_auto] lg:items-start"
          >
            <div>
              <h3 className="text-[1.5rem] leading-tight">{brand}</h3>
              <p className="mt-1 text-ink-3">{category}</p>
              <p
                className={`mt-3 inline-flex items-center gap-2 rounded-pill px-3 py-0.5 text-note font-semibold ${status === 'Open' ? 'bg-white before:size-2 before:rounded-pill before:bg-ok' : 'bg-amber'}`}
              >
                {status}
              </p>
            </div>
            <dl>
              <dt className="text-caption text-mute">{labels.compensation}</dt>
              <dd className="mt-0.5 text-lead leading-snug font-semibold">{compensation}</dd>
              <dt className="mt-3 text-caption text-mute">{labels.deadline}</dt>
              <dd>{deadline}</dd>
            </dl>
            <div>
              <p className="text-caption text-mute">{labels.requirements}</p>
              <ul className="mt-1 grid gap-1">
                {requirements.map((requirement) => (
                  <li key={requirement} className="dot">
                    {requirement}
                  </li>
                ))}
              </ul>
            </div>
            <OpeningButton opening="applyToBrief" size="sm" className="justify-self-start" about={brand}>
              {labels.apply}
            </OpeningButton>
          </li>
        ))}
      </ul>
    </>
  );
}
