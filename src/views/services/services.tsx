import type { ReactNode } from 'react';
import type { Agenda } from '#src/content/schemas/frame.ts';
import type { ServicesContent } from '#src/content/schemas/page/services.ts';
import type { PricesContent } from '#src/content/schemas/prices.ts';
import type { PriceList } from '#src/features/show-cost/price-list.ts';
import { ShowCost } from '#src/features/show-cost/show-cost.tsx';
import { TestShow } from '#src/features/show-cost/test-show.tsx';
import { CallBand } from '#src/sections/call-band.tsx';
import { QuestionList } from '#src/sections/question-list.tsx';
import { ServicesHero } from './hero.tsx';
import { LaunchWeek } from './launch-week.tsx';
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

type ServicesPricesProps = { content: PricesContent; list: PriceList; weekly: number; script: string };

function ServicesPrices({ content, ...prices }: ServicesPricesProps) {
  return (
    <section id="prices" className="shell band">
      <TestShow content={content} list={prices.list} />
      <ShowCost content={content} {...prices}>
        <QuestionList questions={content.questions} compact />
      </ShowCost>
    </section>
  );
}

const reasonColors = ['bg-amber', 'bg-key', 'bg-tally text-white'];

function ServicesReasons({ reasons }: { reasons: ServicesContent['reasons'] }) {
  return (
    <section id="reasons" className="shell pt-[clamp(4rem,2.6rem+5.6vw,7rem)]">
      <h2 className="max-w-180 text-h2">{reasons.heading}</h2>
      <ul className="mt-12 grid gap-4 lg:grid-cols-3">
        {reasons.items.map(({ title, text }, index) => (
          <li
            key={title}
            className={`flex flex-col justify-between gap-4 rounded-band p-6 sm:p-9 lg:min-h-96 ${reasonColors[index]}`}
          >
            <h3 className="text-[1.5rem] leading-tight sm:text-[1.75rem]">{title}</h3>
            <p className="sm:text-lead">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
