import type { ReactNode } from 'react';
import { type Placement, placed } from '../placement.ts';

type ProductCardProps = Placement & { width?: number; shelf?: string; children?: ReactNode };

export function ProductCard({
  width = 168,
  shelf = 'var(--color-amber)',
  children,
  ...at
}: ProductCardProps) {
  const button = width - 54;
  return (
    <g {...placed(at)}>
      <rect width={width} height={56} rx={12} fill="var(--color-white)" />
      <rect x={7} y={7} width={42} height={42} rx={8} fill={shelf} />
      <g transform="translate(28 46)">{children}</g>
      <path
        d={`M58 15H${button - 8}v6H58ZM58 26h${Math.max(16, button - 84)}v5H58Z`}
        fill="var(--color-line)"
      />
      <path d="M58 37h22v7H58Z" fill="var(--color-ink)" />
      <rect x={button} y={17} width={46} height={22} rx={11} fill="var(--color-tally)" />
      <path d={`M${button + 12} 26h22v4h-22Z`} fill="var(--color-white)" />
    </g>
  );
}
