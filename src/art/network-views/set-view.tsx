import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Camera } from '../kit/camera.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { PhoneFrame } from '../kit/phone-frame.tsx';
import { Softbox } from '../kit/softbox.tsx';
import { Tripod } from '../kit/tripod.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { reds, yellows } from '../scene-colours.ts';

/** Live production, from a kitchen: a phone against a mug on the left, the set it grows into on the right. */
export function SetView(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={280} {...scene}>
      <LinearGradient id={`${id}k`} stops={[[yellows.candle], [hues.apricot, 1]]} />
      <LinearGradient id={`${id}s`} stops={[[hues.abyss], ['var(--color-key-deep)', 1]]} />
      <path d="M0 0h600v280H0Z" fill={`url(#${id}k)`} />
      <path
        d="M0 40h300M0 92h300M0 144h300M52 0v186M114 0v186M176 0v186M238 0v186"
        stroke={reds.ember}
        strokeWidth={3}
        opacity={0.35}
      />
      <path d="M0 186h330v94H0Z" fill={reds.cinnamon} />
      <path d="M0 186h330v7H0Z" fill={hues.cream} opacity={0.7} />
      <g transform="translate(-24 -72)scale(1.36)">
        <path
          d="M44 136h56v46q0 12-12 12H56q-12 0-12-12ZM100 146q26-2 24 18t-26 18"
          fill="var(--color-white)"
          stroke="var(--color-white)"
          strokeWidth={1}
        />
        <path d="M100 152q18-2 17 12t-18 12" fill="none" stroke={reds.cinnamon} strokeWidth={5} />
        <g transform="translate(124 84)rotate(9)">
          <PhoneFrame width={62} height={112} screen="var(--color-tally)">
            <path d="M12 72h38v22H12Z" fill="var(--color-white)" />
            <circle cx={31} cy={44} r={15} fill={hues.cream} />
          </PhoneFrame>
        </g>
      </g>
      <path d="M340 0h260v280H264Z" fill={`url(#${id}s)`} />
      <path d="M340 0h8L272 280h-8Z" fill="var(--color-white)" opacity={0.8} />
      <Tripod x={386} y={264} height={150} spread={34} />
      <Softbox x={390} y={96} rotate={26} scale={0.95} beam={300} />
      <Tripod x={528} y={268} height={112} spread={34} />
      <Camera x={532} y={150} scale={0.95} />
      <Lamp x={452} y={40} scale={0.8} />
    </Scene>
  );
}
