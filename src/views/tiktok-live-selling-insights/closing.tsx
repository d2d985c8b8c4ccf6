import type { Call } from '#src/content/schemas/shared.ts';
import { CallButtons } from '#src/sections/call-buttons.tsx';

export function InsightsClosing({ closing }: { closing: Call }) {
  return (
    <section data-closing className="bg-amber">
      <div className="shell grid items-end gap-x-12 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <h2 className="text-h2 lg:col-span-6">{closing.heading}</h2>
        <div className="lg:col-span-6">
          <p className="text-lead">{closing.lead}</p>
          <CallButtons call={closing} className="mt-7" />
        </div>
      </div>
    </section>
  );
}
