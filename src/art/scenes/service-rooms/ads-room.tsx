import { Bottle } from '../../kit/bottle.tsx';
import { Meter } from '../../kit/meter.tsx';
import { PhoneFrame } from '../../kit/phone-frame.tsx';
import { ProductCard } from '../../kit/product-card.tsx';
import { hues } from '../../palette.ts';
import type { SceneProps } from '../../scene.tsx';
import { glasses, pinks, reds } from '../../scene-colours.ts';
import { Room } from './room.tsx';

const melon = '#ffd0a1';

const spend = [10, 12, 14, 44, 58, 40, 16, 14, 52, 66, 24, 12];

/** Live ads: spend per minute that rises only while something is for sale, and the clip that brings people in. */
export function AdsRoom(scene: SceneProps) {
  return (
    <Room
      {...scene}
      wall={[[reds.ember], ['var(--color-tally)', 0.5], [pinks.bordeaux, 1]]}
      floor={[pinks.bordeaux, hues.night]}
    >
      <path d="M136 48h146v116H136Z" fill={hues.night} opacity={0.3} />
      <rect x={128} y={38} width={146} height={116} rx={12} fill="var(--color-ink)" />
      <path
        d={spend.map((height, i) => `M${142 + i * 10} 140v-${height}h6v${height}Z`).join('')}
        fill="var(--color-amber)"
      />
      <path d="M140 140h122v2H140Z" fill="var(--color-ink-3)" />
      <Meter x={166} y={76} r={20} value={0.72} track="var(--color-ink-3)" fill="var(--color-key)" />
      <path d="M196 56h56v6h-56ZM196 68h36v5h-36Z" fill="var(--color-ink-3)" />
      <path d="M118 196h164v8H118Z" fill="var(--color-ink)" opacity={0.6} />
      <PhoneFrame x={34} y={46} scale={0.8} screen={melon}>
        <path d="M54 48a44 44 0 1 1-.1 0Z" fill={hues.rose} />
        <Bottle x={54} y={140} scale={1.1} glass={glasses.rose} label="var(--color-tally)" />
        <path d="M46 88l20 12-20 12Z" fill="var(--color-ink)" opacity={0.75} />
        <ProductCard x={11} y={158} scale={0.51}>
          <Bottle scale={0.42} label="var(--color-tally)" />
        </ProductCard>
      </PhoneFrame>
    </Room>
  );
}
