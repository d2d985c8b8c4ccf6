import type { CallBandContent } from '#src/content/schemas/shared.ts';
import { CallButtons } from './call-buttons.tsx';

/** A closing band without picture. */
export function CallStrip({ call }: { call: CallBandContent }) {
  return (
    <section data-closing className="on-ink">
      <div className="shell band grid items-end gap-x-10 gap-y-7 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-6">{call.heading}</h2>
        <div className="lg:col-span-6">
          <p className="text-lead text-mute-ink">{call.lead}</p>
          <CallButtons call={call} variant="cta" className="mt-7" />
        </div>
      </div>
    </section>
  );
}
