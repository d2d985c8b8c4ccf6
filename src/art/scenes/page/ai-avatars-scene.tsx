import { useId } from 'react';
import { tenth } from '#src/art/geometry.ts';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { ChatBubble } from '#src/art/kit/chat-bubble.tsx';
import { Host } from '#src/art/kit/host.tsx';
import { MeshBust } from '#src/art/kit/mesh-bust.tsx';
import { hues } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { pinks, violets } from '#src/art/scene-colours.ts';

const colours = { midnight: '#1c1d52', bluebell: '#4a2f96', verbena: '#a04cc0', glint: '#7fe9f0' };

const middle = { x: 470, y: 262 };

/** The hour's block on the dial behind the head, `hour` 0 at the top. */
function hourBlock(hour: number) {
  const at = (angle: number, r: number) =>
    `${tenth(middle.x + r * Math.sin(angle))} ${tenth(middle.y + r * Math.cos(angle) * -1)}`;
  const from = ((hour + 0.1) / 24) * 2 * Math.PI;
  const to = ((hour + 0.9) / 24) * 2 * Math.PI;
  return `M${at(from, 226)}L${at(to, 226)}L${at(to, 250)}L${at(from, 250)}Z`;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const evening = hours.filter((hour) => hour >= 19 && hour < 23);

/**
 * AI avatars: a host, half herself and half her double, before a dial of 24 hours: four are hers, twenty the double's.
 * Its left edge is ink.
 */
export function AiAvatarsScene(scene: SceneProps) {
  const id = useId();
  const { x, y } = middle;
  return (
    <Scene width={900} height={620} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 1, 0.35]}
        stops={[
          ['var(--color-ink)', 0.06],
          [colours.midnight, 0.32],
          [colours.bluebell, 0.62],
          [colours.verbena, 1],
        ]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          [pinks.carnation, 0, 0.5],
          [pinks.carnation, 1, 0],
        ]}
      />
      <RadialGradient
        id={`${id}q`}
        stops={[
          ['var(--color-key)', 0, 0.45],
          ['var(--color-key)', 1, 0],
        ]}
      />
      <LinearGradient
        id={`${id}s`}
        line={[0, 0, 0, 1]}
        stops={[
          ['var(--color-white)', 0, 0],
          ['var(--color-white)', 0.5, 0.95],
          ['var(--color-white)', 1, 0],
        ]}
      />
      <clipPath id={`${id}l`}>
        <path d={`M0 0H${x}V620H0Z`} />
      </clipPath>
      <clipPath id={`${id}r`}>
        <path d={`M${x} 0H900V620H${x}Z`} />
      </clipPath>
      <path d="M0 0h900v620H0Z" fill={`url(#${id}g)`} />
      <circle cx={x - 110} cy={y + 40} r={300} fill={`url(#${id}p)`} />
      <circle cx={x + 130} cy={y + 60} r={320} fill={`url(#${id}q)`} />
      <path
        d={hours
          .filter((hour) => !evening.includes(hour))
          .map(hourBlock)
          .join('')}
        fill="var(--color-key)"
      />
      <path d={evening.map(hourBlock).join('')} fill="var(--color-tally-hot)" />
      <g clipPath={`url(#${id}l)`}>
        <Host
          x={x}
          y={y}
          scale={1.8}
          skin="umber"
          hair="curls"
          wear="earring"
          outfit="tee"
          cloth="coral"
          mood="smile"
          turn={-0.4}
          rim={pinks.blossom}
        />
      </g>
      <g clipPath={`url(#${id}r)`}>
        <MeshBust x={x} y={y} scale={1.8} hair="curls" fill={[colours.glint, violets.indigo]} />
      </g>
      <path d={`M${x - 3} 20h6v580h-6Z`} fill={`url(#${id}s)`} />
      <ChatBubble
        x={616}
        y={150}
        width={142}
        fill="var(--color-white)"
        ink="var(--color-mute-ink)"
        dot="var(--color-key)"
      />
      <ChatBubble
        x={646}
        y={206}
        width={116}
        fill={hues.lilac}
        ink={violets.iris}
        dot="var(--color-magenta)"
      />
      <ChatBubble
        x={616}
        y={262}
        width={128}
        fill="var(--color-white)"
        ink="var(--color-mute-ink)"
        dot="var(--color-amber)"
      />
      <ChatBubble x={656} y={318} width={104} fill="var(--color-key)" ink="var(--color-ink)" />
    </Scene>
  );
}
