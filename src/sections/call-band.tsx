import { Picture } from '#src/art/picture.tsx';
import { Fold } from '#src/components/ui/fold.tsx';
import type { Agenda } from '#src/content/schemas/frame.ts';
import type { Closing } from '#src/content/schemas/shared.ts';
import { CallAgenda } from './call-agenda.tsx';
import { CallButtons } from './call-buttons.tsx';

type CallBandProps = {
  call: Closing;
  agenda?: Agenda;
  points?: string[];
};

export function CallBand({ call, agenda, points = [] }: CallBandProps) {
  return (
    <section data-closing className="shell band">
      <div className="call-gradient relative text-white [--focus:var(--color-white)] overflow-hidden rounded-band px-6 py-14 sm:px-14 sm:py-20">
        <h2 className="max-w-180 text-h2 lg:max-w-[58%]">{call.heading}</h2>
        <p className="mt-5 max-w-130 text-lead lg:max-w-[50%]">{call.lead}</p>
        {agenda && (
          <Fold label={agenda.label} className="mt-6 lg:mt-8 lg:max-w-[62%]">
            <CallAgenda agenda={agenda} />
          </Fold>
        )}
        <CallButtons call={call} variant="accent" className="mt-8 lg:max-w-[60%]" />
        {points.length > 0 && (
          <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-caption max-sm:flex-col font-semibold lg:max-w-[56%]">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <Picture
          place="third"
          picture={call.picture}
          className="absolute right-[clamp(1.5rem,3vw,4rem)] bottom-5 hidden aspect-[23/20] w-[32%] lg:block"
        />
      </div>
    </section>
  );
}
