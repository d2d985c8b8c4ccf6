import type { ReactNode } from 'react';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';

type RoiHeroProps = { hero: RoiCalculatorContent['hero']; calculator: ReactNode };

export function RoiHero({ hero, calculator }: RoiHeroProps) {
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
