import { useId } from 'react';
import { Gel, Pool } from '../gel.tsx';
import { Candle } from '../kit/brand-goods.tsx';
import { gel, metal, skins } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { earth, flame, glasses, glow } from '../shades.ts';

/** A candle being poured before the camera, the refills waiting beside it. */
export function PouringScene(scene: SceneProps) {
  const id = useId();
  const skin = skins.almond;
  return (
    <Scene width={560} height={640} {...scene}>
      <Gel
        id={`${id}g`}
        line={[0, 0, 0.4, 1]}
        stops={[[gel.plum], [gel.wine, 0.4], [gel.rose, 0.75], [gel.coral, 1]]}
      />
      <Gel
        id={`${id}t`}
        line={[0, 0, 1, 0]}
        stops={[[glow.oat], [flame.carrot, 0.6], [flame.strawberry, 1]]}
      />
      <Gel id={`${id}m`} line={[0, 0, 1, 0.2]} stops={[[gel.cream], [earth.cork, 0.6], [earth.cocoa, 1]]} />
      <Gel
        id={`${id}v`}
        line={[0, 0, 1, 0]}
        stops={[
          [skins.porcelain.light, 0.1],
          [earth.wax, 1],
        ]}
      />
      <Pool
        id={`${id}p`}
        stops={[
          ['var(--color-amber)', 0, 0.7],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <path d="M0 0h560v640H0Z" fill={`url(#${id}g)`} />
      <circle cx={250} cy={400} r={280} fill={`url(#${id}p)`} />
      <path d="M-40 0h130L330 640H70Z" fill={gel.cream} opacity={0.12} />
      <path d="M0 520h560v120H0Z" fill={`url(#${id}t)`} />
      <path d="M0 520h560v4H0Z" fill={gel.cream} opacity={0.8} />
      <path d="M170 556h160l120 44H250ZM380 556h150v30H420Z" fill={flame.claret} opacity={0.3} />
      <path d="M140 356h180v186q0 16-16 16H156q-16 0-16-16Z" fill={`url(#${id}v)`} opacity={0.9} />
      <path d="M150 448h160v92q0 10-10 10H160q-10 0-10-10Z" fill={gel.cream} />
      <ellipse cx={230} cy={448} rx={80} ry={15} fill={glow.milk} />
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
      <path d="M266 186q14-4 18 8-42 44-42 134v118h-12V328q0-84 36-142Z" fill={glow.vellum} />
      <g transform="rotate(-32 390 190)">
        <path d="M320 130h150l-14 126q-2 14-16 14h-90q-14 0-16-14Z" fill={`url(#${id}m)`} />
        <path d="M320 130h-30l34 46Z" fill={gel.cream} />
        <ellipse cx={395} cy={130} rx={75} ry={15} fill={earth.cocoa} />
        <ellipse cx={390} cy={132} rx={62} ry={10} fill={glow.vellum} />
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
        <path d="M-30-58h60v52q0 6-6 6h-48q-6 0-6-6Z" fill={flame.salmon} />
        <path d="M8-58h22v52q0 6-6 6H8Z" fill={flame.currant} />
        <ellipse cy={-58} rx={30} ry={8} fill={gel.cream} />
      </g>
      <g transform="translate(84 580)">
        <path d="M-34-40h68v34q0 6-6 6h-56q-6 0-6-6Z" fill="var(--color-amber)" />
        <path d="M10-40h24v34q0 6-6 6H10Z" fill={flame.pumpkin} />
        <ellipse cy={-40} rx={34} ry={9} fill={gel.cream} />
      </g>
    </Scene>
  );
}
