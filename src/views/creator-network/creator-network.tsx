import type { ReactNode } from 'react';
import type { CreatorNetworkContent } from '#src/content/schemas/page/creator-network.ts';
import { NetworkBenefits } from './benefits.tsx';
import { NetworkClosing } from './closing.tsx';
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
