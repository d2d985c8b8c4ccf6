import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { Book } from '#src/art/kit/book.tsx';
import { Bottle } from '#src/art/kit/bottle.tsx';
import { Box } from '#src/art/kit/box.tsx';
import { Calendar } from '#src/art/kit/calendar.tsx';
import { Camera } from '#src/art/kit/camera.tsx';
import { Clapper } from '#src/art/kit/clapper.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { Meter } from '#src/art/kit/meter.tsx';
import { Plant } from '#src/art/kit/plant.tsx';
import { Sheet } from '#src/art/kit/sheet.tsx';
import { Waveform } from '#src/art/kit/waveform.tsx';
import { hues, leaf, metal } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { browns, cartons, glasses, pinks, reds, teals, yellows } from '#src/art/scene-colours.ts';

const colours = { foxglove: '#a3338f', chili: '#c2553f' };

const red = ['var(--color-tally)', pinks.bordeaux] as const;
const amber = ['var(--color-amber)', reds.pumpkin] as const;
const ink = [metal.light, 'var(--color-ink)'] as const;
const cream = [hues.cream, browns.birch] as const;
const plum = [colours.foxglove, hues.plum] as const;

const upper = [
  [52, 40, 128, red],
  [94, 30, 112, cream],
  [126, 46, 138, ink],
  [174, 28, 118, amber],
  [204, 36, 130, plum],
  [1046, 34, 122, amber],
  [1082, 46, 138, red],
  [1130, 30, 112, cream],
  [1162, 38, 130, ink],
] as const;
const lower = [
  [806, 42, 134, plum],
  [850, 42, 134, red],
  [894, 42, 134, amber],
] as const;

function Can({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-58-22h116V0q0 12-58 12T-58 0Z" fill={fill} />
      <path d="M-58-10h116v5q0 12-58 12T-58-5Z" fill="var(--color-white)" opacity={0.85} />
      <ellipse cy={-22} rx={58} ry={13} fill={metal.light} />
      <ellipse cy={-22} rx={44} ry={9} fill={fill} />
      <ellipse cy={-22} rx={10} ry={3} fill="var(--color-ink)" />
    </g>
  );
}

/** The resources shelf: guides, tapes, reports, tools and templates on two lit boards. */
export function ResourcesScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={1240} height={440} {...scene}>
      <LinearGradient
        id={`${id}w`}
        stops={[[hues.abyss], [hues.lagoon, 0.35], ['var(--color-key-deep)', 0.7], [teals.bay, 1]]}
      />
      <LinearGradient
        id={`${id}b`}
        line={[0, 0, 0, 1]}
        stops={[[yellows.mango], [reds.copper, 0.4], [reds.cranberry, 1]]}
      />
      <LinearGradient
        id={`${id}s`}
        line={[0, 0, 0, 1]}
        stops={[
          [hues.abyss, 0, 0.6],
          [hues.abyss, 1, 0],
        ]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          [hues.cream, 0, 0.5],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M0 0h1240v440H0Z" fill={`url(#${id}w)`} />
      <ellipse cx={640} cy={120} rx={420} ry={190} fill={`url(#${id}p)`} />
      <ellipse cx={420} cy={330} rx={300} ry={130} fill={`url(#${id}p)`} opacity={0.6} />
      <path d="M0 214h1240v46H0ZM0 410h1240v30H0Z" fill={`url(#${id}s)`} />

      {upper.map(([x, width, height, tones]) => (
        <Book key={x} x={x} y={196} width={width} height={height} tones={tones} />
      ))}
      <Book x={252} y={196} width={32} height={116} tones={cream} band="var(--color-tally)" rotate={-11} />
      <rect x={318} y={100} width={128} height={96} rx={12} fill="var(--color-ink)" />
      <rect x={328} y={110} width={108} height={64} rx={7} fill={hues.cream} />
      <Meter
        x={382}
        y={164}
        r={38}
        value={0.74}
        track="var(--color-line)"
        fill="var(--color-tally)"
        needle="var(--color-ink)"
      />
      <path d="M340 182h20v5h-20ZM404 182h20v5h-20Z" fill="var(--color-tally-hot)" />
      <Clapper x={556} y={146} scale={0.92} />
      <Calendar x={672} y={72} shows={[1, 3, 8, 10, 11, 15, 17, 18, 22, 24, 25]} />
      <Can x={918} y={188} fill={reds.lacquer} />
      <Can x={910} y={158} fill="var(--color-amber)" />
      <Can x={922} y={128} fill="var(--color-key-deep)" />
      <path d="M0 196h1240v22H0Z" fill={`url(#${id}b)`} />
      <path d="M0 196h1240v3H0Z" fill={hues.cream} opacity={0.8} />

      <Box
        x={86}
        y={392}
        width={92}
        height={78}
        depth={26}
        tones={[reds.peach, colours.chili, hues.cream]}
        band="var(--color-tally)"
      />
      <Box x={78} y={314} width={66} height={48} depth={20} tones={cartons.red} band={hues.cream} />
      <Bottle x={176} y={392} scale={1.1} label="var(--color-tally)" />
      <Bottle x={222} y={392} shape="dropper" glass={glasses.ember} cap={hues.cream} />
      <Bottle x={262} y={392} shape="jar" scale={0.9} glass={glasses.aqua} cap="var(--color-ink)" />
      <Sheet x={326} y={270} width={92} height={114} clipped rotate={-4} />
      <Sheet x={440} y={266} width={96} height={118} picture="bars" clipped />
      <Sheet x={556} y={268} width={96} height={116} picture="curve" clipped rotate={3} />
      <rect x={676} y={296} width={112} height={96} rx={12} fill="var(--color-ink)" />
      <circle cx={706} cy={330} r={21} fill={metal.light} />
      <circle cx={758} cy={330} r={21} fill={metal.light} />
      <circle cx={706} cy={330} r={8} fill="var(--color-amber)" />
      <circle cx={758} cy={330} r={8} fill="var(--color-amber)" />
      <Waveform
        x={692}
        y={374}
        pitch={7}
        levels={[4, 7, 10, 6, 9, 5, 8, 10, 6, 4, 7, 5]}
        played={7}
        tones={['var(--color-tally-hot)', metal.light]}
      />
      {lower.map(([x, width, height, tones]) => (
        <Book key={x} x={x} y={392} width={width} height={height} tones={tones} band={hues.cream} />
      ))}
      <Camera x={1020} y={392} scale={0.98} live={false} />
      <Plant x={1142} y={350} scale={0.72} tones={[leaf.light, leaf.dark]} />
      <path d="M1112 344h60l-8 48h-44Z" fill={hues.cream} />
      <path d="M1148 344h24l-8 48h-18Z" fill={browns.pottery} />
      <Lamp x={1214} y={366} scale={0.8} />
      <path d="M0 392h1240v22H0Z" fill={`url(#${id}b)`} />
      <path d="M0 392h1240v3H0Z" fill={hues.cream} opacity={0.8} />
    </Scene>
  );
}
