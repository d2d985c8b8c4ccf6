import type { ReactNode } from 'react';
import { type Placement, placed } from '../placement.ts';

type PhoneFrameProps = Placement & { width?: number; height?: number; screen: string; children?: ReactNode };

/** A phone with 0,0 at its upper left corner; `children` are drawn in the same units over the screen. */
export function PhoneFrame({ width = 108, height = 210, screen, children, ...at }: PhoneFrameProps) {
  return (
    <g {...placed(at)}>
      <rect width={width} height={height} rx={18} fill="var(--color-ink)" />
      <rect x={5} y={5} width={width - 10} height={height - 10} rx={14} fill={screen} />
      {children}
      <rect x={width / 2 - 14} y={10} width={28} height={6} rx={3} fill="var(--color-ink)" />
    </g>
  );
}
