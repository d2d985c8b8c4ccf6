import { type Placement, placed } from '../placement.ts';

/** A clapperboard lying open, centred on its board; `open` is the arm's angle in degrees. */
export function Clapper({ open = 16, ...at }: Placement & { open?: number }) {
  return (
    <g {...placed(at)}>
      <path d="M-70-34H70V50q0 6-6 6H-64q-6 0-6-6Z" fill="var(--color-ink)" />
      <path d="M-70-34H70v14H-70Z" fill="var(--color-white)" />
      <path
        d="M-58-20l12-14h20l-12 14ZM-18-20l12-14h20L2-20ZM22-20l12-14h20L42-20ZM62-20l8-10v10Z"
        fill="var(--color-ink)"
      />
      <path d="M-56-6h48v5h-48ZM-56 12h112v4H-56ZM-56 28h70v4h-70Z" fill="var(--color-ink-3)" />
      <circle cx={46} cy={38} r={7} fill="var(--color-tally-hot)" />
      <g transform={`rotate(${-open} -66 -36)`}>
        <path d="M-70-52H70v16H-70Z" fill="var(--color-white)" />
        <path
          d="M-50-52l-12 16h20l12-16ZM-10-52l-12 16h20l12-16ZM30-52 18-36h20l12-16Z"
          fill="var(--color-ink)"
        />
      </g>
      <circle cx={-66} cy={-36} r={5} fill="var(--color-amber)" />
    </g>
  );
}
