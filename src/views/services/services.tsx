import type { ReactNode } from 'react';
import type { Agenda } from '#src/content/schemas/frame.ts';
import type { ServicesContent } from '#src/content/schemas/page/services.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { ServicesHero } from './hero.tsx';
import { LaunchWeek } from './launch-week.tsx';
import { ServicesPrices, type ServicesPricesProps } from './prices.tsx';
import { ServicesReasons } from './reasons.tsx';
import { ServiceList } from './service-list.tsx';

type ServicesProps = {
  content: ServicesContent;
  agenda: Agenda;
  prices: ServicesPricesProps;
  earlyAccess?: ReactNode;
};

export function Services({ content, agenda, prices, earlyAccess }: ServicesProps) {
  return (
    <>
      <ServicesHero hero={content.hero} services={content.services.items} />
      <LaunchWeek week={content.week} />
      <ServiceList services={content.services} earlyAccess={earlyAccess} />
      <ServicesPrices {...prices} />
      <ServicesReasons reasons={content.reasons} />
      <CallBand call={content.closing} agenda={agenda} />
    </>
  );
}
