import type { Call } from '#src/content/schemas/shared.ts';
import { CallButtons } from '#src/sections/call-buttons.tsx';

export function CasesClosing({ closing }: { closing: Call }) {
  return (
    <section data-closing className="bg-tally text-white [--focus:var(--color-white)]">
      <div className="shell grid items-end gap-x-12 gap-y-8 py-20 lg:grid-cols-12 lg:py-28">
        <h2 className="text-h1 lg:col-span-8">{closing.heading}</h2>
        <div className="lg:col-span-4">
          <p className="text-lead">{closing.lead}</p>
          <CallButtons call={closing} variant="accent" className="mt-7" />
        </div>
      </div>
    </section>
  );
}
