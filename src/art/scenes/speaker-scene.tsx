import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Host, type HostProps } from '../kit/host.tsx';
import { hues, skins } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { pinks, violets, yellows } from '../scene-colours.ts';

const amethyst = '#9a5cc4';

type Look = { light: readonly [string, string, string]; window: string; host: HostProps };

/** The clients who speak on tape: the light they sit in, and their looks. */
const speakers = {
  solheim: {
    light: [pinks.blossom, hues.rose, hues.wine],
    window: skins.porcelain.light,
    host: { skin: 'porcelain', hair: 'bob', hairColour: 'wheat', outfit: 'collar', cloth: 'ink', turn: 0.4 },
  },
  bell: {
    light: [hues.ice, 'var(--color-key-deep)', hues.abyss],
    window: hues.ice,
    host: { skin: 'umber', hair: 'crop', wear: 'beard', outfit: 'knit', cloth: 'amber', turn: -0.4 },
  },
  oduya: {
    light: [yellows.straw, hues.coral, pinks.bordeaux],
    window: hues.cream,
    host: {
      skin: 'espresso',
      hair: 'wrap',
      hairFill: 'var(--color-amber)',
      outfit: 'blazer',
      cloth: 'plum',
      turn: 0.3,
    },
  },
  park: {
    light: [hues.lilac, amethyst, hues.plum],
    window: violets.haze,
    host: { skin: 'honey', hair: 'long', wear: 'glasses', outfit: 'tee', cloth: 'teal', turn: -0.3 },
  },
} as const satisfies Record<string, Look>;

/** A client in front of the camera, 9:14. */
function SpeakerScene({ speaker, ...scene }: SceneProps & { speaker: keyof typeof speakers }) {
  const id = useId();
  const { light, window, host } = speakers[speaker];
  return (
    <Scene width={360} height={560} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.5, 1]}
        stops={[[light[0]], [light[1], 0.5], [light[2], 1]]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          [window, 0, 0.8],
          [window, 1, 0],
        ]}
      />
      <path d="M0 0h360v560H0Z" fill={`url(#${id}g)`} />
      <path d="M-40 0h150l180 560H60Z" fill={window} opacity={0.22} />
      <ellipse cx={150} cy={220} rx={190} ry={210} fill={`url(#${id}p)`} />
      <path d="M258 44h86v140h-86Z" fill={light[2]} opacity={0.45} />
      <path d="M266 52h70v58h-70ZM266 118h70v58h-70Z" fill={window} opacity={0.5} />
      <Host x={180} y={282} scale={1.46} mood="talk" rim={window} {...host} />
    </Scene>
  );
}

export function SolheimScene(scene: SceneProps) {
  return <SpeakerScene speaker="solheim" {...scene} />;
}

export function BellScene(scene: SceneProps) {
  return <SpeakerScene speaker="bell" {...scene} />;
}

export function OduyaScene(scene: SceneProps) {
  return <SpeakerScene speaker="oduya" {...scene} />;
}

export function ParkScene(scene: SceneProps) {
  return <SpeakerScene speaker="park" {...scene} />;
}
