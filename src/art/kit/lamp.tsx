import { useId } from 'react';
import { RadialGradient } from '../gradient.tsx';
import { type Placement, placed } from '../placement.ts';

/** The tally lamp, which is also the brand's mark. Centered on 0,0, 40 units wide. */
export function Lamp({ power = 1, ...at }: Placement & { power?: number }) {
  const id = useId();
  return (
    <g {...placed(at)}>
      {power > 0 && (
        <>
          <RadialGradient
            id={id}
            stops={[
              ['var(--color-tally-hot)', 0.1, 0.7 * power],
              ['var(--color-tally-hot)', 1, 0],
            ]}
          />
          <circle r={56} fill={`url(#${id})`} />
        </>
      )}
      <rect x={-20} y={-20} width={40} height={40} rx={12} fill="var(--color-ink)" />
      <circle r={9} fill={power > 0 ? 'var(--color-tally-hot)' : 'var(--color-ink-3)'} />
      <circle cx={-3} cy={-3} r={2.5} fill="var(--color-white)" opacity={0.6} />
    </g>
  );
}
