import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { CreatorNetworkContent } from '#src/content/schemas/page/creator-network.ts';
import { routes } from '#src/routes.ts';
import { NetworkHero } from './hero.tsx';
import { NetworkServices } from './services.tsx';

type CreatorNetworkProps = {
  content: CreatorNetworkContent;
  tabs?: ReactNode;
  earlyAccess?: ReactNode;
};

export function CreatorNetwork({ content, tabs, earlyAccess }: CreatorNetworkProps) {
  return (
    <>
      <NetworkHero hero={content.hero} />
      <section id="network" data-addressed className="shell band">
        {tabs}
      </section>
      <NetworkBenefits benefits={content.benefits} />
      <NetworkServices services={content.services} earlyAccess={earlyAccess} />
      <NetworkClosing apply={content.apply} />
    </>
  );
}

function NetworkBenefits({ benefits }: { benefits: CreatorNetworkContent['benefits'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{benefits.heading}</h2>
        <ul id="benefits" className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:col-span-7">
          {benefits.items.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-ink-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function NetworkClosing({ apply }: { apply: CreatorNetworkContent['apply'] }) {
  return (
    <section className="bg-amber">
      <div className="shell band grid items-end gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{apply.heading}</h2>
          <p className="mt-5 max-w-130 text-lead">{apply.lead}</p>
          <ButtonLink href={routes['live-selling-survey'].path} className="mt-8 max-sm:w-full">
            {apply.action}
          </ButtonLink>
        </div>
        <dl className="lg:col-span-5">
          {apply.steps.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse items-baseline justify-end gap-5 border-t-2 border-ink py-4 last:border-b-2"
            >
              <dt>{label}</dt>
              <dd className="display w-44 min-[20rem]:shrink-0 text-[2rem] leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
