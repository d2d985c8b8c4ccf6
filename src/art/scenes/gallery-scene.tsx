import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { CrewBack } from '../kit/crew-back.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { violets } from '../scene-colours.ts';
import { type Client, ClientStill } from '../stills/client-still.tsx';

const posters: readonly { client: Client; cut: number; line: string }[] = [
  { client: 'nordlys', cut: 150, line: 'M0 26C30 24 40 10 70 12S110 0 140-14' },
  { client: 'field', cut: 112, line: 'M0 28C30 26 50 18 70 4S110-6 140-16' },
  { client: 'palo', cut: 130, line: 'M0 28C20 28 26-4 46-6S100-2 140-14' },
  { client: 'maison', cut: 160, line: 'M0 26C40 24 50 14 80 10S120 0 140-10' },
  { client: 'oko', cut: 130, line: 'M0 26C30 20 60 22 80 8S120-2 140-8' },
  { client: 'brightside', cut: 120, line: 'M0 28C20 26 40 20 60-2S110-10 140-18' },
];

/** Case studies: a gallery wall with one poster a brand, and a visitor before it. */
export function GalleryScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={760} {...scene}>
      <LinearGradient
        id={`${id}w`}
        line={[0, 0, 0.4, 1]}
        stops={[[violets.haze], [hues.orchid, 0.6], [violets.pansy, 1]]}
      />
      <LinearGradient
        id={`${id}l`}
        line={[0, 0, 0, 1]}
        stops={[
          ['var(--color-white)', 0, 0.7],
          ['var(--color-white)', 1, 0],
        ]}
      />
      <path d="M0 0h600v760H0Z" fill={`url(#${id}w)`} />
      <path d="M0 22h600v9H0Z" fill="var(--color-ink)" />
      {[170, 430].map((x) => (
        <g key={x}>
          <path d={`M${x} 56 ${x - 190} 700H${x + 190}Z`} fill={`url(#${id}l)`} />
          <path d={`M${x - 3} 31h6v14h-6ZM${x - 16} 45h32l6 24h-44Z`} fill="var(--color-ink)" />
          <ellipse cx={x} cy={69} rx={20} ry={5} fill={hues.cream} />
        </g>
      ))}
      <clipPath id={`${id}c`}>
        <rect x={10} y={10} width={196} height={156} rx={2} />
      </clipPath>
      {posters.map(({ client, cut, line }, i) => {
        const x = 66 + (i % 2) * 252;
        const y = 92 + Math.floor(i / 2) * 200;
        return (
          <g key={client} transform={`translate(${x} ${y})`}>
            <rect x={10} y={12} width={216} height={176} rx={4} fill={hues.violet} opacity={0.35} />
            <rect width={216} height={176} rx={4} fill="var(--color-white)" />
            <g clipPath={`url(#${id}c)`}>
              <ClientStill client={client} x={10} y={10 - Math.round(cut * 0.62)} scale={0.6125} />
            </g>
            <path
              d={line}
              transform="translate(38 132)"
              fill="none"
              stroke="var(--color-white)"
              strokeWidth={5}
              strokeLinecap="round"
            />
          </g>
        );
      })}
      <path d="M0 706h600v54H0Z" fill={hues.violet} />
      <path d="M0 706h600v4H0Z" fill="var(--color-white)" opacity={0.3} />
      <CrewBack
        x={300}
        y={634}
        scale={1.06}
        skin="honey"
        hair="long"
        hairColour="copper"
        cloth="coral"
        rim={violets.haze}
      />
    </Scene>
  );
}
