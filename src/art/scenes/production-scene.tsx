import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Bottle } from '../kit/bottle.tsx';
import { Camera } from '../kit/camera.tsx';
import { Plinth } from '../kit/plinth.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Softbox } from '../kit/softbox.tsx';
import { Tripod } from '../kit/tripod.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

/** Studio production: key light, product on its sweep, camera with the tally lit. */
export function ProductionScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={360} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.abyss], [hues.lagoon, 0.4], ['var(--color-key-deep)', 0.65], ['var(--color-key)', 1]]}
      />
      <LinearGradient id={`${id}w`} line={[0.2, 0, 0.6, 1]} stops={[[hues.aqua], [hues.frost, 1]]} />
      <RadialGradient
        id={`${id}p`}
        stops={[
          [hues.cream, 0, 0.85],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M0 0h600v360H0Z" fill={`url(#${id}g)`} />
      <path d="M222 34h196v188q0 46 60 74l40 20H152l24-20q46-28 46-74Z" fill={`url(#${id}w)`} opacity={0.6} />
      <path d="M206 24h228v12H206Z" fill={hues.abyss} />
      <ellipse cx={330} cy={296} rx={180} ry={30} fill={`url(#${id}p)`} opacity={0.6} />
      <Tripod x={96} y={330} height={210} spread={56} />
      <Softbox x={112} y={118} rotate={24} scale={1.15} beam={400} />
      <Shadow x={324} y={292} width={110} length={90} />
      <Plinth x={324} y={290} width={124} height={44} tones={[hues.honey, hues.rust, hues.mist]} />
      <Bottle
        x={316}
        y={252}
        scale={1.35}
        glass={['var(--color-white)', hues.frost]}
        label="var(--color-tally)"
      />
      <Bottle
        x={358}
        y={254}
        shape="jar"
        scale={0.8}
        glass={[hues.tangerine, hues.garnet]}
        cap={hues.cream}
      />
      <Shadow x={502} y={334} width={90} length={50} />
      <path d="M502 330q-60 26-150 14T180 350" fill="none" stroke={hues.abyss} strokeWidth={5} />
      <Tripod x={502} y={332} height={166} spread={46} />
      <Camera x={506} y={158} scale={1.2} />
    </Scene>
  );
}
