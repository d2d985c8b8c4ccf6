import type { ReactNode } from 'react';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { VideoTestimonial } from '#src/content/schemas/page/case-studies.ts';
import { useSimulation } from '#src/forms/use-simulation.ts';

/** Milliseconds for which a tile plays. */
const playMilliseconds = 3000;

/** Slots of the tiles' pictures, in the order of the items. */
const slots = ['first', 'second', 'third', 'fourth'] as const;

type TilesProps = { play: string; items: VideoTestimonial[] } & Partial<
  Record<(typeof slots)[number], ReactNode>
>;

function Tiles({ play, items, ...stills }: TilesProps) {
  const { busy, start } = useSimulation();
  return (
    <ul id="testimonials" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {items.map((item, index) => (
        <li key={item.name}>
          <button
            type="button"
            aria-disabled={busy(item.name)}
            aria-label={busy(item.name) ? undefined : `${play} ${item.name}`}
            onClick={() => start(item.name, playMilliseconds, () => {})}
            className="group relative block w-full overflow-hidden rounded-card bg-ink text-left text-white"
          >
            {stills[slots[index] ?? 'first']}
            {busy(item.name) ? <PlayingView quote={item.quote} /> : <Thumbnail length={item.length} />}
          </button>
          <p className="mt-4 font-semibold">{item.name}</p>
          <p className="text-caption text-mute">{item.role}</p>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ length }: Pick<VideoTestimonial, 'length'>) {
  return (
    <>
      <span
        aria-hidden="true"
        className="icon-after icon-play absolute bottom-3 left-3 grid size-12 place-items-center rounded-full bg-white text-ink transition-transform duration-200 group-hover:scale-110 sm:bottom-5 sm:left-5 sm:size-14"
      />
      <span className="figures absolute right-3 bottom-3 rounded-pill bg-ink/80 px-3 py-1 text-note font-semibold sm:right-5 sm:bottom-5">
        {length}
      </span>
    </>
  );
}

function PlayingView({ quote }: { quote: string }) {
  return (
    <span className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-ink from-30% to-ink/20 p-4 sm:p-5">
      <span role="status" className="text-note font-semibold text-amber">
        Playing...
      </span>
      <span className="mt-1.5 text-caption leading-snug sm:text-base">{quote}</span>
      <span className="mt-4 block h-1 rounded-full bg-white/30">
        <span className="block h-full w-full rounded-full bg-tally-hot transition-[width] duration-[3000ms] ease-linear starting:w-0" />
      </span>
    </span>
  );
}

export const TestimonialTiles = withErrorBoundary(Tiles);
