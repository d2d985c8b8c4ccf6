import { type Placement, placed } from '../placement.ts';

type ChatBubbleProps = Placement & {
  width?: number;
  fill: string;
  ink: string;
  dot?: string;
  tail?: 'left' | 'right';
};

/** One chat line, its words as bars; 0,0 is the upper left corner, 40 units high. */
export function ChatBubble({ width = 130, fill, ink, dot, tail = 'left', ...at }: ChatBubbleProps) {
  const start = dot ? 36 : 16;
  const end = width - 16;
  const corners = tail === 'left' ? `q0 16-16 16H0V16` : `V40H16q-16 0-16-16V16`;
  return (
    <g {...placed(at)}>
      <path d={`M16 0H${width - 16}q16 0 16 16v8${corners}Q0 0 16 0Z`} fill={fill} />
      {dot && <circle cx={20} cy={20} r={9} fill={dot} />}
      <path
        d={`M${start} 12H${end}v5H${start}ZM${start} 23H${Math.round(start + (end - start) * 0.62)}v5H${start}Z`}
        fill={ink}
      />
    </g>
  );
}
