import { type ReactNode, useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Bottle } from '../kit/bottle.tsx';
import { Headphones, Jacket } from '../kit/brand-goods.tsx';
import { Host, type HostProps } from '../kit/host.tsx';
import { Waveform } from '../kit/waveform.tsx';
import { hues, metal, skins } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { glasses, pinks, teals, violets } from '../scene-colours.ts';

const colours = { tile: '#f7a9b8', harbour: '#0d6f7b', foam: '#3a2160', wedge: '#54309a' };

type RoomProps = SceneProps & {
  wall: readonly [string, string, string];
  back: ReactNode;
  host: HostProps;
  children?: ReactNode;
};

function Room({ wall, back, host, children, ...scene }: RoomProps) {
  const id = useId();
  return (
    <Scene width={360} height={560} {...scene}>
      <LinearGradient id={id} line={[0, 0, 0.5, 1]} stops={[[wall[0]], [wall[1], 0.5], [wall[2], 1]]} />
      <path d="M0 0h360v560H0Z" fill={`url(#${id})`} />
      {back}
      <Host x={180} y={286} scale={1.4} mood="talk" {...host} />
      {children}
    </Scene>
  );
}

const tiles = [0, 1, 2, 3, 4, 5].map((i) => `M0 ${40 + i * 70}H360M${30 + i * 70} 0V430`).join('');

/** Nordlys Skin: a bathroom set, tiled, with the range on its glass shelf. */
export function SolheimScene(scene: SceneProps) {
  return (
    <Room
      {...scene}
      wall={[hues.blush, hues.rose, hues.wine]}
      host={{
        skin: 'porcelain',
        hair: 'bob',
        hairColour: 'wheat',
        outfit: 'collar',
        cloth: 'ink',
        x: 158,
        y: 300,
      }}
      back={
        <>
          <path d={tiles} stroke={colours.tile} strokeWidth={3} opacity={0.6} />
          <ellipse cx={150} cy={170} rx={132} ry={150} fill={pinks.blossom} />
          <ellipse cx={150} cy={170} rx={120} ry={138} fill={hues.cream} opacity={0.5} />
          <path d="M60 90 150 40M84 130 230 50" stroke="var(--color-white)" strokeWidth={9} opacity={0.6} />
          <path d="M262 214h110v9H262Z" fill="var(--color-white)" opacity={0.9} />
          <Bottle x={290} y={214} scale={1.1} label="var(--color-tally)" />
          <Bottle x={334} y={214} shape="dropper" glass={glasses.ember} cap={hues.cream} />
          <path d="M262 330h110v9H262Z" fill="var(--color-white)" opacity={0.9} />
          <Bottle x={292} y={330} shape="jar" scale={0.9} glass={glasses.milk} />
          <Bottle x={338} y={330} shape="tube" glass={glasses.rose} cap="var(--color-tally)" />
        </>
      }
    />
  );
}

/** Field & Fold: the stockroom, coats on a rail before a window with rain. */
export function BellScene(scene: SceneProps) {
  return (
    <Room
      {...scene}
      wall={[hues.frost, 'var(--color-key-deep)', hues.abyss]}
      host={{
        skin: 'umber',
        hair: 'crop',
        wear: 'beard',
        outfit: 'knit',
        cloth: 'cream',
        turn: -0.4,
        rim: hues.ice,
        x: 190,
        y: 290,
      }}
      back={
        <>
          <path d="M96 0h250v210H96Z" fill={hues.ice} opacity={0.55} />
          <path d="M214 0h12v210h-12ZM96 96h250v10H96Z" fill={colours.harbour} />
          <path
            d="M118 20v34M150 50v26M186 16v30M250 24v34M286 60v24M318 10v30M132 130v30M174 150v26M260 128v34M304 150v28"
            stroke="var(--color-white)"
            strokeWidth={4}
            strokeLinecap="round"
          />
          <path d="M0 118h360v9H0Z" fill={metal.dark} />
          <Jacket x={44} y={122} scale={1.25} />
          <Jacket x={322} y={122} scale={1.25} tones={[teals.bay, hues.lagoon]} />
        </>
      }
    />
  );
}

export function OduyaScene(scene: SceneProps) {
  const id = useId();
  return (
    <Room
      {...scene}
      wall={[hues.velvet, hues.night, 'var(--color-ink)']}
      host={{
        skin: 'espresso',
        hair: 'turban',
        hairFill: 'var(--color-tally)',
        wear: 'earring',
        outfit: 'blazer',
        cloth: 'plum',
        inner: 'amber',
        turn: 0.5,
        rim: 'var(--color-amber)',
        x: 150,
        y: 300,
      }}
      back={
        <>
          <LinearGradient
            id={`${id}b`}
            line={[0, 0, 0, 1]}
            stops={[
              [hues.honey, 0, 0.85],
              ['var(--color-amber)', 1, 0.05],
            ]}
          />
          <RadialGradient
            id={`${id}g`}
            stops={[
              ['var(--color-amber)', 0, 0.75],
              ['var(--color-amber)', 1, 0],
            ]}
          />
          <circle cx={276} cy={190} r={230} fill={`url(#${id}g)`} />
          <path d="M30 60h92v120H30Z" fill={violets.evening} stroke={hues.violet} strokeWidth={5} />
          <path d="M100 82a22 22 0 1 0 8 34 20 20 0 0 1-8-34Z" fill={violets.haze} />
          <path d="M272 0h7v104h-7Z" fill="var(--color-ink)" />
          <path d="M226 164 150 560h290L326 164Z" fill={`url(#${id}b)`} />
          <path d="M226 166q0-62 50-66 50 4 50 66-50-16-100 0Z" fill="var(--color-amber)" />
          <path
            d="M234 152q4-40 36-46"
            fill="none"
            stroke={hues.cream}
            strokeWidth={6}
            strokeLinecap="round"
          />
          <ellipse cx={276} cy={166} rx={49} ry={11} fill={hues.cream} />
        </>
      }
    />
  );
}

const wedges = [0, 1, 2, 3, 4, 5]
  .flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => {
      const [x, y] = [column * 76 - 10, row * 76 - 10];
      return (row + column) % 2 ? `M${x} ${y}h72v72Z` : `M${x} ${y}v72h72Z`;
    }),
  )
  .join('');

export function ParkScene(scene: SceneProps) {
  return (
    <Room
      {...scene}
      wall={[violets.indigo, colours.foam, hues.night]}
      host={{
        skin: 'honey',
        hair: 'long',
        wear: 'glasses',
        outfit: 'tee',
        cloth: 'coral',
        turn: -0.3,
        rim: hues.orchid,
        x: 216,
        y: 296,
      }}
      back={
        <>
          <path d={wedges} fill={colours.wedge} />
          <path d="M18 62h150v84H18Z" fill="var(--color-ink)" />
          <Waveform
            x={32}
            y={104}
            pitch={9}
            levels={[10, 24, 32, 18, 28, 36, 22, 4, 2, 2, 2, 2, 2, 2]}
            played={7}
            tones={['var(--color-tally-hot)', 'var(--color-key)']}
          />
          <path d="M76 300h12v146H76ZM36 440h92v12H36Z" fill="var(--color-ink)" />
        </>
      }
    >
      <Headphones x={82} y={316} scale={0.8} tones={[skins.porcelain.light, 'var(--color-ink)']} />
    </Room>
  );
}
