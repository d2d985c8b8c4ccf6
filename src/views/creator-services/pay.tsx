import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';
import { PayBars } from './pay-bars.tsx';

export function CreatorPay({ pay }: { pay: CreatorServicesContent['pay'] }) {
  return (
    <section id="pay" className="on-ink">
      <div className="shell band grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{pay.heading}</h2>
          <p className="mt-5 max-w-110 text-lead text-mute-ink">{pay.lead}</p>
          <dl className="mt-9">
            {pay.notes.map(({ term, text }) => (
              <div key={term} className="border-t border-ink-3 py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-0.5 text-mute-ink">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:col-span-7">
          <PayBars pay={pay} />
        </div>
      </div>
    </section>
  );
}
