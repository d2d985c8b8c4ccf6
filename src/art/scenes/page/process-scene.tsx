import { type ReactNode, useId } from 'react';
import { LinearGradient } from '#src/art/gradient.tsx';
import { Can, Jacket } from '#src/art/kit/brand-goods.tsx';
import { Camera } from '#src/art/kit/camera.tsx';
import { Host } from '#src/art/kit/host.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { PhoneFrame } from '#src/art/kit/phone-frame.tsx';
import { Plinth } from '#src/art/kit/plinth.tsx';
import { ProductCard } from '#src/art/kit/product-card.tsx';
import { RingLight } from '#src/art/kit/ring-light.tsx';
import { Softbox } from '#src/art/kit/softbox.tsx';
import { Tripod } from '#src/art/kit/tripod.tsx';
import { hues } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { glasses, reds, yellows } from '#src/art/scene-colours.ts';
import { ClientStill } from '#src/art/stills/client-still.tsx';

const colours = { reef: '#1fb3bd', orchid: '#a3329a', eggplant: '#3a1b4a' };

type FrameProps = {
  x: number;
  y: number;
  rotate: number;
  light: readonly [string, string];
  children: ReactNode;
};

function Frame({ x, y, rotate, light, children }: FrameProps) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y})rotate(${rotate} 110 80)`}>
      <clipPath id={`${id}c`}>
        <path d="M12 12h196v118H12Z" />
      </clipPath>
      <LinearGradient id={`${id}g`} stops={[[light[0]], [light[1], 1]]} />
      <path d="M10 12h220v160H10Z" fill={hues.abyss} opacity={0.35} />
      <path d="M0 0h220v160H0Z" fill="var(--color-white)" />
      <path d="M12 12h196v118H12Z" fill={`url(#${id}g)`} />
      <g clipPath={`url(#${id}c)`}>{children}</g>
      <path d="M12 140h64v8H12ZM84 140h40v8H84Z" fill="var(--color-line)" />
    </g>
  );
}

const pins = [
  [40, 62],
  [503, 64],
  [492, 260],
  [42, 250],
  [33, 468],
  [510, 466],
] as const;

/** The storyboard wall: six frames for six steps, one red thread. */
export function ProcessScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={540} height={660} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.abyss], [hues.lagoon, 0.35], ['var(--color-key-deep)', 0.7], [colours.reef, 1]]}
      />
      <LinearGradient
        id={`${id}l`}
        line={[0, 0, 0.8, 1]}
        stops={[
          [hues.ice, 0, 0.4],
          [hues.ice, 1, 0],
        ]}
      />
      <path d="M0 0h540v660H0Z" fill={`url(#${id}g)`} />
      <path d="M-80-40h210L640 700H220Z" fill={`url(#${id}l)`} />
      <Frame x={26} y={44} rotate={-3} light={[yellows.straw, reds.carrot]}>
        <path d="M36 96V40h4v56ZM36 96h120v4H36Z" fill="var(--color-ink)" />
        <path d="M50 96V80h16v16ZM76 96V66h16v30ZM102 96V74h16v22Z" fill="var(--color-white)" />
        <path d="M128 96V48h16v48Z" fill="var(--color-tally)" />
        <circle cx={140} cy={56} r={30} fill="none" stroke="var(--color-ink)" strokeWidth={8} />
        <path d="M161 78l30 34" stroke="var(--color-ink)" strokeWidth={11} strokeLinecap="round" />
      </Frame>
      <Frame x={294} y={52} rotate={3} light={[hues.wine, reds.watermelon]}>
        <Plinth x={76} y={120} width={92} height={26} tones={[yellows.shell, reds.strawberry, hues.cream]} />
        <Can x={62} y={96} scale={0.66} />
        <Can x={92} y={96} scale={0.66} tones={glasses.aqua} />
        <path d="M136 40h52q6 0 6 6v34q0 6-6 6h-52l-16-23Z" fill="var(--color-amber)" />
        <circle cx={136} cy={63} r={5} fill={hues.wine} />
        <path d="M152 54h30v7h-30ZM152 67h20v6h-20Z" fill="var(--color-ink)" />
      </Frame>
      <Frame x={280} y={250} rotate={-2} light={[hues.plum, colours.orchid]}>
        <Tripod x={58} y={132} height={84} spread={24} />
        <Softbox x={62} y={46} rotate={28} scale={0.5} beam={300} />
        <Tripod x={156} y={134} height={62} spread={22} />
        <Camera x={160} y={72} scale={0.62} />
      </Frame>
      <Frame x={30} y={242} rotate={2} light={[hues.lagoon, 'var(--color-key)']}>
        <RingLight x={110} y={64} r={48} glow={hues.ice} />
        <Host
          x={110}
          y={70}
          scale={0.44}
          skin="umber"
          hair="curls"
          wear="headset"
          outfit="tee"
          cloth="coral"
          mood="talk"
        />
      </Frame>
      <Frame x={24} y={448} rotate={-3} light={['var(--color-tally)', 'var(--color-magenta)']}>
        <PhoneFrame x={58} y={16} width={104} height={190} screen={hues.plum}>
          <clipPath id={`${id}p`}>
            <rect x={5} y={5} width={94} height={180} rx={14} />
          </clipPath>
          <g clipPath={`url(#${id}p)`}>
            <ClientStill client="field" x={2} y={-22} scale={0.32} />
          </g>
        </PhoneFrame>
        <ProductCard x={84} y={88} scale={0.66} width={176}>
          <Jacket y={-38} scale={0.2} />
        </ProductCard>
      </Frame>
      <Frame x={300} y={456} rotate={2} light={['var(--color-ink)', colours.eggplant]}>
        <path d="M28 108h164v2H28ZM28 80h164v1H28ZM28 52h164v1H28Z" fill="var(--color-ink-3)" />
        <path
          d="M28 108C60 104 66 84 90 88S120 60 140 66 170 30 192 34V110H28Z"
          fill="var(--color-tally-hot)"
          opacity={0.3}
        />
        <path
          d="M28 108C60 104 66 84 90 88S120 60 140 66 170 30 192 34"
          fill="none"
          stroke="var(--color-tally-hot)"
          strokeWidth={5}
        />
        <circle cx={140} cy={66} r={7} fill="var(--color-white)" />
      </Frame>
      <path
        d={`M${pins.map(([x, y]) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke="var(--color-tally-hot)"
        strokeWidth={4}
      />
      {pins.map(([x, y]) => (
        <g key={`${x}`}>
          <circle cx={x + 2} cy={y + 3} r={9} fill={hues.abyss} opacity={0.4} />
          <circle cx={x} cy={y} r={9} fill="var(--color-tally)" />
          <circle cx={x - 2.5} cy={y - 2.5} r={3} fill="var(--color-white)" opacity={0.7} />
        </g>
      ))}
      <Lamp x={474} y={30} scale={0.7} />
    </Scene>
  );
}
