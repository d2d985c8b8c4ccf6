import { type ReactNode, useId } from 'react';
import type { Point } from '../geometry.ts';
import { LinearGradient } from '../gradient.tsx';
import { type ClothName, cloths, type HairName, hairs, type SkinName, skins } from '../palette.ts';
import { type Placement, placed } from '../placement.ts';
import { HostArm, RestingArm } from './host-arm.tsx';
import { type FacePose, HostFace } from './host-face.tsx';
import { HairBack, HairFront, type HairShape } from './host-hair.tsx';
import { HostOutfit, type Outfit } from './host-outfit.tsx';
import { HostWear, type Wear } from './host-wear.tsx';

type HostProps = Placement &
  FacePose & {
    skin?: SkinName;
    hair?: HairShape;
    hairColor?: HairName;
    hairFill?: string;
    wear?: Wear;
    outfit?: Outfit;
    cloth?: ClothName;
    inner?: ClothName;
    tilt?: number;
    rim?: string;
    /** Position of the right hand in the host's coordinates. Without it, the arm hangs down. */
    hand?: Point;
    handLean?: number;
    held?: ReactNode;
    resting?: boolean;
  };

const head =
  'M-37-10C-37-38-20-51 1-51S38-38 38-10V8C38 22 32 34 23 42 16 48 9 51 2 51S-13 48-20 42C-30 34-37 22-37 8Z';
const headRim = 'M32-32C37-24 38-18 38-10V8C38 22 32 34 23 42 31 32 35 20 35 6V-10C35-20 34-26 32-32Z';

/** A host from the chest up. The face is centered on 0,0; the shoulders are at y 98, the lower edge at y 200. */
export function Host(props: HostProps) {
  const {
    skin = 'honey',
    hair = 'bob',
    hairColor = 'raven',
    outfit = 'tee',
    cloth = 'plum',
    wear,
    held,
  } = props;
  const { turn = 0.6, tilt = 0, rim = 'var(--color-amber)', hand, handLean = 0, resting } = props;
  const id = useId();
  const tone = skins[skin];
  const [lit, dim] = cloths[cloth];
  const edge = `url(#${id}e)`;
  const sleeve = [`url(#${id}c)`, `url(#${id}f)`] as const;
  const hairProps = { shape: hair, fill: props.hairFill ?? hairs[hairColor], edge };
  const lean = tilt ? { transform: `rotate(${tilt} 0 60)` } : {};
  return (
    <g {...placed(props)}>
      <LinearGradient id={`${id}s`} stops={[[tone.light], [tone.base, 0.55], [tone.shade, 1]]} />
      <LinearGradient id={`${id}c`} user line={[-70, 90, 80, 210]} stops={[[lit], [dim, 1]]} />
      {(hand || resting) && <LinearGradient id={`${id}f`} line={[0, 0, 1, 0.4]} stops={[[lit], [dim, 1]]} />}
      <LinearGradient
        id={`${id}e`}
        line={[0.4, 0.3, 1, 0]}
        stops={[
          [rim, 0, 0],
          [rim, 0.8],
        ]}
      />
      <g {...lean}>
        <HairBack {...hairProps} />
      </g>
      <HostOutfit
        outfit={outfit}
        cloth={sleeve[0]}
        dim={dim}
        inner={cloths[props.inner ?? 'cream']}
        skin={tone}
        edge={edge}
      />
      <g {...lean}>
        {hair !== 'wrap' && <path d="M-43-2q5-4 9 1l2 15q-8 4-11-5Z" fill={tone.base} />}
        <path d={head} fill={`url(#${id}s)`} />
        <path d={headRim} fill={rim} />
        {wear === 'beard' && <HostWear wear={wear} hair={hairProps.fill} turn={turn} />}
        <HostFace {...props} skin={tone} />
        <HairFront {...hairProps} />
        {wear && wear !== 'beard' && <HostWear wear={wear} hair={hairProps.fill} turn={turn} />}
      </g>
      {resting && <RestingArm sleeve={sleeve[1]} skin={tone} />}
      {hand && (
        <HostArm
          shoulder={{ x: 71, y: 118 }}
          hand={hand}
          sleeve={sleeve}
          edge={edge}
          skin={tone}
          lean={handLean}
        >
          {held}
        </HostArm>
      )}
    </g>
  );
}
