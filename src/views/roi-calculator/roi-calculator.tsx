import type { ReactNode } from 'react';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { QuestionList } from '#src/sections/question-list.tsx';
import { RoiFormula } from './formula.tsx';
import { RoiHero } from './hero.tsx';
import { RoiLevers } from './levers.tsx';

type RoiCalculatorPageProps = { content: RoiCalculatorContent; showPrice: number; calculator?: ReactNode };

export function RoiCalculatorPage({ content, showPrice, calculator }: RoiCalculatorPageProps) {
  return (
    <>
      <RoiHero hero={content.hero} calculator={calculator} />
      <RoiFormula formula={content.formula} example={content.example} showPrice={showPrice} />
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
