import type { ReactNode } from 'react';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';
import { CallBand } from '#src/sections/call-band.tsx';
import { QuestionList } from '#src/sections/question-list.tsx';
import { RoiFormula } from './formula.tsx';
import { RoiLevers } from './levers.tsx';

type RoiCalculatorPageProps = { content: RoiCalculatorContent; pricePerShow: number; calculator?: ReactNode };

export function RoiCalculatorPage({ content, pricePerShow, calculator }: RoiCalculatorPageProps) {
  return (
    <>
      <RoiHero hero={content.hero} calculator={calculator} />
      <RoiFormula formula={content.formula} example={content.example} pricePerShow={pricePerShow} />
      <section className="print:hidden">
        <RoiLevers levers={content.levers} example={content.example} />
        <section className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-4">{content.faq.heading}</h2>
          <div className="lg:col-span-8">
            <QuestionList questions={content.faq.items} />
          </div>
        </section>
        <CallBand call={content.closing} />
      </section>
    </>
  );
}

function RoiHero({ hero, calculator }: { hero: RoiCalculatorContent['hero']; calculator: ReactNode }) {
  return (
    <section className="shell pt-12 pb-16 lg:pt-16 lg:pb-24">
      <div className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-12">
        <h1 className="max-w-170 text-h1 lg:col-span-8">{hero.title}</h1>
        <p className="max-w-90 text-lead text-ink-3 lg:col-span-4 print:hidden">{hero.lead}</p>
      </div>
      <div id="calculator" className="mt-9 lg:mt-12">
        <WithoutScript className="rounded-band bg-white p-6 text-lead sm:p-11">
          {hero.withoutScript}
        </WithoutScript>
        {calculator}
      </div>
    </section>
  );
}
