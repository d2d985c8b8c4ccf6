import type { ReactNode } from 'react';
import { ClientMark } from '#src/art/client-mark.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { Client } from '#src/content/schemas/clients.ts';
import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { routes } from '#src/routes.ts';

type VideoAndSpotlightProps = {
  watch: StrategyGuideContent['video'];
  video: ReactNode;
  spotlight: StrategyGuideContent['spotlight'];
  client: Client;
  caseId: string;
};

export function VideoAndSpotlight({ watch, video, spotlight, client, caseId }: VideoAndSpotlightProps) {
  return (
    <section className="shell grid gap-x-14 gap-y-16 border-line lg:grid-cols-12">
      <div className="lg:col-span-7">
        {video}
        <h2 className="mt-7 text-[2rem] leading-[1.05]">{watch.heading}</h2>
        <p className="mt-3 max-w-130 text-ink-3">{watch.lead}</p>
      </div>
      <article
        id="spotlight"
        className="flex flex-col rounded-band bg-ink-2 p-7 text-white [--focus:var(--color-white)] sm:p-10 lg:col-span-5"
      >
        <ClientMark client={client} color="white" className="h-6 w-auto self-start" />
        <h2 className="mt-8 text-[2rem] leading-[1.05]">{spotlight.heading}</h2>
        <p className="mt-4 text-mute-ink">{spotlight.text}</p>
        <dl className="mt-7 mb-8">
          {spotlight.figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink-3 py-3"
            >
              <dt className="text-caption text-mute-ink">{label}</dt>
              <dd className="display figures text-[1.5rem]">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink
          href={`${routes['case-studies'].path}#${caseId}`}
          variant="outline"
          size="sm"
          className="mt-auto self-start hover:bg-white/12"
        >
          {spotlight.more}
        </ButtonLink>
      </article>
    </section>
  );
}
