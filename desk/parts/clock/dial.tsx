import type { ClockState } from '#desk/time/clock-state.ts';

const circumference = 2 * Math.PI * 7.2;

function Ring({ part, soon }: { part: number; soon: boolean }) {
  const left = Math.max(0.02, part);
  const color = soon ? 'stroke-tally' : 'stroke-ink';
  return (
    <>
      <circle
        cx="10"
        cy="10"
        r="7.2"
        fill="none"
        strokeWidth="4"
        className="stroke-[#ddd4c9] forced-colors:stroke-[GrayText]"
      />
      <circle
        cx="10"
        cy="10"
        r="7.2"
        fill="none"
        strokeWidth="4"
        strokeDasharray={`${(left * circumference).toFixed(2)} ${circumference.toFixed(2)}`}
        transform={`rotate(${(270 - left * 360).toFixed(1)} 10 10)`}
        className={`${color} forced-colors:stroke-[CanvasText]`}
      />
    </>
  );
}

function Disc({ symbolPath, width }: { symbolPath: string; width: number }) {
  return (
    <>
      <circle cx="10" cy="10" r="9" className="fill-tally forced-colors:fill-[CanvasText]" />
      <path
        d={symbolPath}
        fill="none"
        strokeWidth={width}
        strokeLinecap="round"
        className="stroke-white forced-colors:stroke-[Canvas]"
      />
    </>
  );
}

function AnsweredMark({ late }: { late: boolean }) {
  const ring = late ? 'stroke-field' : 'stroke-ok';
  const tick = late ? 'stroke-ink-3' : 'stroke-ok-text';
  return (
    <g fill="none" className="forced-colors:stroke-[CanvasText]">
      <circle
        cx="10"
        cy="10"
        r="8"
        strokeWidth="1.6"
        className={`${ring} forced-colors:stroke-[CanvasText]`}
      />
      <path
        d="m6.3 10.3 2.600 2.600 4.900-5.500"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`${tick} forced-colors:stroke-[CanvasText]`}
      />
    </g>
  );
}

function drawState(state: ClockState) {
  switch (state.kind) {
    case 'left':
    case 'soon':
      return <Ring part={state.part} soon={state.kind === 'soon'} />;
    case 'late':
      return <Disc symbolPath="M10 5.2v5.600M10 14.300h.01" width={2.2} />;
    case 'bounced':
      return <Disc symbolPath="m6.8 6.800 6.400 6.400M13.200 6.800l-6.400 6.400" width={2} />;
    case 'ended':
      return <AnsweredMark late={state.lateBy > 0 || state.by === 'no_reply'} />;
    case 'none':
      return (
        <path
          d="M5 10h10"
          strokeWidth="1.8"
          strokeLinecap="round"
          className="stroke-field forced-colors:stroke-[GrayText]"
        />
      );
  }
}

export function Dial({ state, className = 'size-4.5' }: { state: ClockState; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`shrink-0 ${className}`}>
      {drawState(state)}
    </svg>
  );
}
