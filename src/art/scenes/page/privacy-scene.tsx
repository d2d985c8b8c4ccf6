import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { DeskLamp } from '#src/art/kit/desk-lamp.tsx';
import { Plant } from '#src/art/kit/plant.tsx';
import { Shadow } from '#src/art/kit/shadow.tsx';
import { hues, leaf, metal } from '#src/art/palette.ts';
import { type Placement, placed } from '#src/art/placement.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { reds, violets, yellows } from '#src/art/scene-colours.ts';

const colours = {
  shallows: '#7fe3e6',
  teal: '#2aa3ad',
  gentian: '#5a2a86',
  crocus: '#8a4fb0',
  salvia: '#4a1f66',
  gloaming: '#2a1244',
  pool: '#1a8d98',
  beet: '#7a2a4a',
};

const signs = [
  'M-17-11h34v22h-34ZM-17-11 0 3 17-11',
  'M-17-13h34v19h-17l-9 9v-9h-8Z',
  'M-16-2h13M-9.500-8.500v13M4-2h13M4 6h13',
  'M0-15 4.500-5 15-4 7 3.500 9.500 14 0 8-9.500 14-7 3.500-15-4-4.500-5Z',
  'M-6-8a6 6 0 1 1 12 0 6 6 0 1 1-12 0ZM-14 14q0-13 14-13t14 13',
];

const pitch = 370 / signs.length;
const height = pitch - 8;
const open = 2;

function Drawer({ sign, ...at }: Placement & { sign: string }) {
  const id = useId();
  return (
    <g {...placed(at)}>
      <LinearGradient
        id={id}
        line={[0, 0, 1, 0.4]}
        stops={[[colours.shallows], [colours.teal, 0.55], ['var(--color-key-deep)', 1]]}
      />
      <rect width={250} height={height} rx={9} fill={`url(#${id})`} />
      <rect x={20} y={13} width={64} height={height - 26} rx={6} fill={hues.cream} />
      <path
        d={sign}
        transform={`translate(52 ${height / 2})scale(${(0.9 * (height - 26)) / 40})`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={3.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d={`M150 ${height / 2 + 3}h62`} stroke={hues.abyss} strokeWidth={9} strokeLinecap="round" />
      <path d={`M150 ${height / 2}h62`} stroke={hues.ice} strokeWidth={4} strokeLinecap="round" />
    </g>
  );
}

/** The office after the show: a cabinet with one drawer for each form, one of them open, and the key on the table. */
export function PrivacyScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={500} {...scene}>
      <LinearGradient
        id={`${id}w`}
        stops={[[violets.evening], [colours.gentian, 0.5], [colours.crocus, 1]]}
      />
      <LinearGradient id={`${id}f`} line={[0, 0, 0, 1]} stops={[[colours.salvia], [colours.gloaming, 1]]} />
      <LinearGradient
        id={`${id}t`}
        line={[0, 0, 1, 0.2]}
        stops={[[yellows.butter], [reds.carrot, 0.6], [reds.currant, 1]]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          ['var(--color-amber)', 0, 0.6],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <path d="M0 0h600v500H0Z" fill={`url(#${id}w)`} />
      <path d="M0 424h600v76H0Z" fill={`url(#${id}f)`} />
      <path d="M-40-20h190L470 500H170Z" fill="var(--color-white)" opacity={0.1} />
      <circle cx={470} cy={270} r={210} fill={`url(#${id}p)`} />
      <path d="M62 446h286l70 30H110Z" fill="var(--color-ink)" opacity={0.35} />
      <path d="M60 52h290v396H60Z" fill={hues.lagoon} />
      <path d="M350 52l30-16v386l-30 26Z" fill={hues.abyss} />
      <path d="M60 52l30-16h290l-30 16Z" fill={colours.pool} />
      <g transform="translate(80 70)">
        {signs.map((sign, i) => (i === open ? null : <Drawer key={sign} y={i * pitch} sign={sign} />))}
        <g {...placed({ y: open * pitch })}>
          <path d={`M0 0h250v${height}H0Z`} fill={hues.abyss} />
          <path d="M24-32l190-8 4 70H26Z" fill="var(--color-line)" />
          <path d="M14-20l186-4 6 54H16Z" fill="var(--color-white)" />
          <path d="M30-10h84v7H30ZM30 4h52v7H30Z" fill="var(--color-mute-ink)" />
          <path d={`M6 ${height + 24}h238l8 16H-2Z`} fill="var(--color-ink)" opacity={0.35} />
          <Drawer x={-13} y={20} scale={1.1} sign={signs[open] ?? ''} />
        </g>
      </g>
      <rect x={322} y={66} width={18} height={18} rx={9} fill={hues.abyss} />
      <circle cx={331} cy={75} r={5} fill="var(--color-ok)" />
      <Shadow x={500} y={398} width={150} length={70} />
      <path d="M412 384h188v16H412Z" fill={`url(#${id}t)`} />
      <path d="M412 400h188v7H412Z" fill={colours.beet} />
      <path d="M430 407h14v93h-14ZM582 407h14v93h-14Z" fill={colours.beet} />
      <DeskLamp x={524} y={384} scale={0.62} fill="var(--color-tally)" />
      <g fill="none" stroke="var(--color-amber)" strokeWidth={6}>
        <circle cx={434} cy={368} r={11} />
        <path d="M446 371l44 7M474 376l-2 9M484 378l-2 8" strokeLinecap="round" />
      </g>
      <Plant x={26} y={446} scale={0.7} tones={[leaf.light, leaf.dark]} />
      <path d="M4 440h44l-6 44H10Z" fill={metal.light} />
    </Scene>
  );
}
