import { Portrait } from '#src/art/kit/portrait.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/business-services.ts';

/** Who sits at the three desks, in the benefits' order. */
const desks = [
  { light: 'var(--color-amber)', who: { skin: 'almond', hair: 'crop', cloth: 'ink' } },
  {
    light: 'var(--color-tally)',
    who: { skin: 'porcelain', hair: 'long', hairColour: 'wheat', cloth: 'cream' },
  },
  { light: 'var(--color-key)', who: { skin: 'espresso', hair: 'bun', cloth: 'plum' } },
] as const;

export function EnterpriseBenefits({ benefits }: { benefits: BusinessServicesContent['benefits'] }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <h2 className="text-h2">{benefits.heading}</h2>
        <ul id="benefits" className="mt-12 grid gap-y-12 lg:grid-cols-3">
          {benefits.items.map(({ desk, title, text }, index) => {
            const { light, who } = desks[index] ?? desks[0];
            return (
              <li
                key={desk}
                className="border-ink-3 max-lg:border-t max-lg:pt-8 lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0"
              >
                <p className="flex items-center gap-4 text-lead">
                  <svg aria-hidden="true" viewBox="0 0 160 160" className="size-20 rounded-full">
                    <rect width={160} height={160} fill={light} />
                    <Portrait x={80} y={72} scale={0.82} {...who} />
                  </svg>
                  {desk}
                </p>
                <h3 className="mt-7 text-[1.75rem] leading-tight">{title}</h3>
                <p className="mt-3 text-mute-ink">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
