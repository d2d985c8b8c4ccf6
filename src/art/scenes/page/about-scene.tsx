import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { Bottle } from '#src/art/kit/bottle.tsx';
import { Camera } from '#src/art/kit/camera.tsx';
import { Clapper } from '#src/art/kit/clapper.tsx';
import { Host, type HostProps } from '#src/art/kit/host.tsx';
import { Lamp } from '#src/art/kit/lamp.tsx';
import { Plant } from '#src/art/kit/plant.tsx';
import { Softbox } from '#src/art/kit/softbox.tsx';
import { Tripod } from '#src/art/kit/tripod.tsx';
import { cloths, hues, leaf, metal } from '#src/art/palette.ts';
import { placed } from '#src/art/placement.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';
import { reds, yellows } from '#src/art/scene-colours.ts';

const colours = { channel: '#0d6f7b', persimmon: '#ff9468', ruby: '#b5254e' };

function Standing({ cloth = 'plum', ...host }: HostProps) {
  const id = useId();
  const [lit, dim] = cloths[cloth];
  return (
    <>
      <Host cloth={cloth} {...host} />
      <g {...placed(host)}>
        <LinearGradient id={id} user line={[-70, 90, 80, 210]} stops={[[lit], [dim, 1]]} />
        <path d="M-88 199H88V330H-88Z" fill={`url(#${id})`} />
      </g>
    </>
  );
}

/** The crew's own picture, taken on the set: six people before the paper roll, lights and camera still in frame. */
export function AboutScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={1200} height={560} {...scene}>
      <LinearGradient id={`${id}w`} stops={[[hues.abyss], [hues.lagoon, 0.5], [colours.channel, 1]]} />
      <LinearGradient
        id={`${id}p`}
        line={[0, 0, 0.5, 1]}
        stops={[[yellows.marigold], [colours.persimmon, 0.55], [reds.flare, 1]]}
      />
      <LinearGradient id={`${id}f`} line={[0, 0, 0, 1]} stops={[[reds.flare], [colours.ruby, 1]]} />
      <RadialGradient
        id={`${id}l`}
        stops={[
          [hues.cream, 0, 0.75],
          [hues.cream, 1, 0],
        ]}
      />
      <path d="M0 0h1200v560H0Z" fill={`url(#${id}w)`} />
      <path d="M0 470h1200v90H0Z" fill={hues.abyss} opacity={0.6} />
      <path d="M262 44h676v400q0 40 40 66l60 50H162l60-50q40-26 40-66Z" fill={`url(#${id}p)`} />
      <path d="M236 484q26-18 26-40h676q0 22 26 40l74 76H162Z" fill={`url(#${id}f)`} opacity={0.45} />
      <rect x={236} y={26} width={728} height={24} rx={12} fill={metal.dark} />
      <path d="M262 26h676v10H262Z" fill={metal.light} />
      <circle cx={560} cy={220} r={330} fill={`url(#${id}l)`} opacity={0.6} />
      <Lamp x={1080} y={84} scale={1.3} />
      <Tripod x={130} y={540} height={300} spread={62} tones={['var(--color-ink)', metal.dark]} />
      <Softbox x={142} y={224} rotate={16} scale={1.25} beam={430} power={0.9} />
      <Standing
        x={424}
        y={222}
        scale={1.02}
        skin="espresso"
        hair="crop"
        wear="glasses"
        outfit="collar"
        cloth="sky"
        inner="cream"
        turn={0.3}
      />
      <Standing
        x={782}
        y={216}
        scale={1.04}
        skin="porcelain"
        hair="bob"
        hairColour="silver"
        outfit="knit"
        cloth="coral"
        turn={-0.4}
        mood="calm"
      />
      <Standing
        x={604}
        y={176}
        scale={1.06}
        skin="almond"
        hair="crop"
        hairColour="coffee"
        wear="beard"
        outfit="tee"
        cloth="plum"
        mood="smile"
        turn={0}
      />
      <Host
        x={322}
        y={330}
        scale={1.18}
        skin="honey"
        hair="bun"
        wear="headset"
        outfit="knit"
        cloth="teal"
        turn={0.6}
        mood="talk"
      />
      <Host
        x={876}
        y={330}
        scale={1.18}
        skin="umber"
        hair="wrap"
        hairFill="var(--color-magenta)"
        outfit="tee"
        cloth="amber"
        turn={-0.5}
        mood="smile"
        rim={hues.ice}
      />
      <Host
        x={596}
        y={344}
        scale={1.24}
        skin="umber"
        hair="curls"
        wear="earring"
        outfit="blazer"
        cloth="plum"
        inner="cream"
        mood="talk"
        turn={0.1}
      />
      <Clapper x={736} y={498} scale={0.92} rotate={-6} />
      <Bottle x={462} y={566} scale={1.3} glass={[hues.cream, hues.peach]} label="var(--color-magenta)" />
      <Tripod x={1076} y={544} height={222} spread={54} />
      <Camera x={1080} y={318} scale={1.35} />
      <Plant x={30} y={520} scale={1.1} tones={[leaf.light, leaf.dark]} />
    </Scene>
  );
}
