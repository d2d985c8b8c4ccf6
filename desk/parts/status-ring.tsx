import type { Status } from '#shared/desk/statuses.ts';

const ring = <circle cx="8" cy="8" r="5.8" fill="none" stroke="currentColor" strokeWidth="1.8" />;
const strokeProps = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const statusDrawings = {
  new: ring,
  contacted: (
    <>
      {ring}
      <path d="M8 4.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" />
    </>
  ),
  qualified: (
    <>
      {ring}
      <path d="M8 4.6a3.4 3.4 0 1 1-3.4 3.4H8z" fill="currentColor" />
    </>
  ),
  won: (
    <>
      <circle cx="8" cy="8" r="6.7" className="fill-ok-text forced-colors:fill-[CanvasText]" />
      <path
        d="m5 8.3 2 2 4-4.4"
        fill="none"
        strokeWidth="1.7"
        className="stroke-white forced-colors:stroke-[Canvas]"
      />
    </>
  ),
  lost: <path d="m4.4 4.4 7.2 7.2M11.6 4.4l-7.200 7.200" {...strokeProps} />,
  spam: (
    <path
      d="M2.400 9.200 4.200 3.600h7.600l1.800 5.600v3.200a.8.8 0 0 1-.8.8H3.200a.8.8 0 0 1-.8-.8zM2.400 9.200h3.200l1 1.600h2.800l1-1.600h3.200"
      {...strokeProps}
    />
  ),
} satisfies Record<Status, React.ReactNode>;

export function StatusRing({ status, className = 'size-3.25' }: { status: Status; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`shrink-0 text-ink-3 ${className}`}>
      {statusDrawings[status]}
    </svg>
  );
}
