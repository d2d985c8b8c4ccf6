import { useId } from 'react';
import { LinearGradient, RadialGradient } from '../gradient.tsx';
import { Candle } from '../kit/brand-goods.tsx';
import { hues, metal, skins } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { glasses, reds, yellows } from '../scene-colours.ts';

const colours = {
  cork: '#d9b48c',
  cocoa: '#8c5a4a',
  wax: '#e38a8a',
  claret: '#8c2a3c',
  milk: '#fff9ec',
  vellum: '#fff1d6',
};

export function PouringScene(scene: SceneProps) {
  const id = useId();
  const skin = skins.almond;
  return (
    <Scene width={560} height={640} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.4, 1]}
        stops={[[hues.plum], [hues.wine, 0.4], [hues.rose, 0.75], [hues.coral, 1]]}
      />
      <LinearGradient
        id={`${id}t`}
        line={[0, 0, 1, 0]}
        stops={[[yellows.oat], [reds.carrot, 0.6], [reds.strawberry, 1]]}
      />
      <LinearGradient
        id={`${id}m`}
        line={[0, 0, 1, 0.2]}
        stops={[[hues.cream], [colours.cork, 0.6], [colours.cocoa, 1]]}
      />
      <LinearGradient
        id={`${id}v`}
        line={[0, 0, 1, 0]}
        stops={[
          [skins.porcelain.light, 0.1],
          [colours.wax, 1],
        ]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          ['var(--color-amber)', 0, 0.7],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <path d="M0 0h560v640H0Z" fill={`url(#${id}g)`} />
      <circle cx={250} cy={400} r={280} fill={`url(#${id}p)`} />
      <path d="M-40 0h130L330 640H70Z" fill={hues.cream} opacity={0.12} />
      <path d="M0 520h560v120H0Z" fill={`url(#${id}t)`} />
      <path d="M0 520h560v4H0Z" fill={hues.cream} opacity={0.8} />
      <path d="M170 556h160l120 44H250ZM380 556h150v30H420Z" fill={colours.claret} opacity={0.3} />
      <path d="M140 356h180v186q0 16-16 16H156q-16 0-16-16Z" fill={`url(#${id}v)`} opacity={0.9} />
      <path d="M150 448h160v92q0 10-10 10H160q-10 0-10-10Z" fill={hues.cream} />
      <ellipse cx={230} cy={448} rx={80} ry={15} fill={colours.milk} />
      <ellipse
        cx={230}
        cy={356}
        rx={90}
        ry={17}
        fill="none"
        stroke="var(--color-white)"
        strokeWidth={4}
        opacity={0.8}
      />
      <path d="M152 372h12v160h-6q-6 0-6-8Z" fill="var(--color-white)" opacity={0.6} />
      <path d="M226 330h5v118h-5Z" fill="var(--color-ink)" opacity={0.7} />
      <path d="M266 186q14-4 18 8-42 44-42 134v118h-12V328q0-84 36-142Z" fill={colours.vellum} />
      <g transform="rotate(-32 390 190)">
        <path d="M320 130h150l-14 126q-2 14-16 14h-90q-14 0-16-14Z" fill={`url(#${id}m)`} />
        <path d="M320 130h-30l34 46Z" fill={hues.cream} />
        <ellipse cx={395} cy={130} rx={75} ry={15} fill={colours.cocoa} />
        <ellipse cx={390} cy={132} rx={62} ry={10} fill={colours.vellum} />
        <path d="M466 152q62-4 58 48-4 44-72 44" fill="none" stroke={metal.dark} strokeWidth={17} />
        <path
          d="M486 150q34-12 66 10l70-20v104l-78 8q-40 20-66-2-14-14 0-26-16-10-4-26-14-10-4-26-8-14 16-22Z"
          fill={skin.base}
        />
        <path
          d="M486 150q34-12 66 10l-18 12q-26-10-48-2ZM478 172h34v8h-36ZM476 200h34v8h-34ZM478 226h32v8h-30Z"
          fill={skin.shade}
          opacity={0.6}
        />
        <path d="M604 130h90v128h-84Z" fill="var(--color-white)" />
      </g>
      <Candle x={404} y={566} scale={0.9} glass={glasses.votive} />
      <g transform="translate(484 574)">
        <path d="M-30-58h60v52q0 6-6 6h-48q-6 0-6-6Z" fill={reds.salmon} />
        <path d="M8-58h22v52q0 6-6 6H8Z" fill={reds.currant} />
        <ellipse cy={-58} rx={30} ry={8} fill={hues.cream} />
      </g>
      <g transform="translate(84 580)">
        <path d="M-34-40h68v34q0 6-6 6h-56q-6 0-6-6Z" fill="var(--color-amber)" />
        <path d="M10-40h24v34q0 6-6 6H10Z" fill={reds.pumpkin} />
        <ellipse cy={-40} rx={34} ry={9} fill={hues.cream} />
      </g>
    </Scene>
  );
}
