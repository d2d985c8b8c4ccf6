import type { Call } from '#src/content/schemas/shared.ts';
import { ClosingWays } from './closing-ways.tsx';

/** The closing band: one sentence, one call. `points` stand beneath the button. */
export function CallBand({ call, points = [] }: { call: Call; points?: string[] }) {
  return (
    <section data-closing className="shell band">
      <div className="call-gradient relative text-white [--focus:var(--color-white)] overflow-hidden rounded-band px-6 py-14 sm:px-14 sm:py-20">
        <h2 className="max-w-180 text-h2">{call.heading}</h2>
        <p className="mt-5 max-w-130 text-lead">{call.lead}</p>
        <ClosingWays call={call} variant="accent" className="mt-8" />
        {points.length > 0 && (
          <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-caption max-sm:flex-col font-semibold">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
