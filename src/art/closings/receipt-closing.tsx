import { hues } from '../palette.ts';
import type { SceneProps } from '../scene.tsx';
import { Closing } from './closing.tsx';

const bars = [34, 52, 46, 74, 92];

/** Return on investment: the slip out of the printer, its sum ringed by hand. */
export function ReceiptClosing(scene: SceneProps) {
  return (
    <Closing {...scene}>
      <g transform="rotate(4 230 200)">
        <path
          d="M134 44h200v284l-20 18-20-18-20 18-20-18-20 18-20-18-20 18-20-18-20 18-20-18Z"
          fill="var(--color-ink)"
          opacity={0.25}
          transform="translate(14 14)"
        />
        <path
          d="M134 24h200v304l-20 18-20-18-20 18-20-18-20 18-20-18-20 18-20-18-20 18-20-18Z"
          fill="var(--color-white)"
        />
        <path d="M134 24h200v22H134Z" fill="var(--color-line)" />
        <path
          d="M156 66h90v12h-90ZM156 92h60v8h-60ZM290 92h24v8h-24ZM156 112h76v8h-76ZM282 112h32v8h-32Z"
          fill="var(--color-mute-ink)"
        />
        <path
          d={bars.map((tall, i) => `M${158 + i * 33} 234v-${tall}h24v${tall}Z`).join('')}
          fill="var(--color-tally)"
        />
        <path d="M290 234v-92h24v92Z" fill="var(--color-amber)" />
        <path d="M152 240h166v4H152Z" fill="var(--color-ink)" />
        <path d="M156 276h54v14h-54ZM240 270h76v24h-76Z" fill="var(--color-ink)" />
        <path
          d="M326 256c-40-16-100-10-108 22-4 28 52 40 92 30 36-10 34-38 2-50"
          fill="none"
          stroke="var(--color-magenta)"
          strokeWidth={7}
          strokeLinecap="round"
        />
      </g>
      <path d="M84 4h300q16 0 16 16v26q0 16-16 16H84q-16 0-16-16V20Q68 4 84 4Z" fill="var(--color-ink)" />
      <path d="M104 30h260v8H104Z" fill="var(--color-ink-3)" />
      <circle cx={372} cy={22} r={7} fill="var(--color-tally-hot)" />
      <g transform="translate(352 292)rotate(38)">
        <path d="M8-6h150v28H8Z" fill="var(--color-ink)" opacity={0.25} />
        <path d="M0-14h128q12 0 12 14t-12 14H0Z" fill={hues.honey} />
        <path d="M0-14-34 0 0 14Z" fill={hues.cream} />
        <path d="M-22-5-34 0l12 5Z" fill="var(--color-ink)" />
        <path d="M100-14h16v28h-16Z" fill="var(--color-ink)" />
      </g>
    </Closing>
  );
}
