import { Picture } from '#src/art/picture.tsx';
import type { Agenda } from '#src/content/schemas/frame.ts';
import type { Closing } from '#src/content/schemas/shared.ts';
import { CallAgenda } from './call-agenda.tsx';
import { CallButtons } from './call-buttons.tsx';

const toneClasses = {
  amber: { section: 'bg-amber', button: 'default' },
  teal: { section: 'bg-key-deep text-white [--focus:var(--color-white)]', button: 'accent' },
} as const;

type CallSplitProps = { call: Closing; tone: keyof typeof toneClasses; agenda?: Agenda };

/** A closing band across the whole page, with its picture on the left. */
export function CallSplit({ call, tone, agenda }: CallSplitProps) {
  const { section, button } = toneClasses[tone];
  return (
    <section data-closing className={section}>
      <div className="shell grid items-center gap-x-14 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <Picture
          place="third"
          picture={call.picture}
          className="aspect-[23/20] w-60 max-w-full lg:col-span-4 lg:w-full"
        />
        <div className="lg:col-span-8">
          <h2 className="text-h2">{call.heading}</h2>
          <p className="mt-5 max-w-140 text-lead">{call.lead}</p>
          {agenda && (
            <div className="mt-6 lg:mt-8">
              <CallAgenda agenda={agenda} />
            </div>
          )}
          <CallButtons call={call} variant={button} className="mt-8" />
        </div>
      </div>
    </section>
  );
}
