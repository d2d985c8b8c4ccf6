import { StudioPlan } from '#src/art/charts/studio-plan.tsx';
import type { LiveProductionContent } from '#src/content/schemas/page/live-production.ts';

export function StudioRoom({ room }: { room: LiveProductionContent['room'] }) {
  return (
    <section id="room" className="on-ink">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{room.heading}</h2>
          <p className="mt-5 max-w-110 text-mute-ink">{room.lead}</p>
          <StudioPlan
            label={room.plan}
            sides={room.sides}
            names={room.sets}
            className="mt-10 w-full max-w-120"
          />
        </div>
        <ul className="lg:col-span-7 lg:self-end">
          {room.highlights.map(({ title, text, marks }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-4 border-t border-ink-3 py-8 sm:grid-cols-[7.5rem_1fr]"
            >
              <p aria-hidden="true" className="flex gap-1.5">
                {marks.map((mark) => (
                  <span
                    key={mark}
                    className="figures grid size-9 place-items-center rounded-full bg-white font-semibold text-ink"
                  >
                    {mark}
                  </span>
                ))}
              </p>
              <div>
                <h3 className="text-[1.625rem] leading-tight">{title}</h3>
                <p className="mt-2 max-w-130 text-mute-ink">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
