import { type ReactNode, useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { Box } from '../kit/box.tsx';
import { Can } from '../kit/brand-goods.tsx';
import { ChatBubble } from '../kit/chat-bubble.tsx';
import { Clock } from '../kit/clock.tsx';
import { Lamp } from '../kit/lamp.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { cartons, glasses, violets, yellows } from '../scene-colours.ts';

type PhaseProps = SceneProps & { light: readonly [string, string]; children: ReactNode };

function Phase({ light, children, ...scene }: PhaseProps) {
  const id = useId();
  return (
    <Scene width={360} height={200} {...scene}>
      <LinearGradient id={id} stops={[[light[0]], [light[1], 1]]} />
      <path d="M0 0h360v200H0Z" fill={`url(#${id})`} />
      <path d="M60-20h110l120 240H130Z" fill="var(--color-white)" opacity={0.2} />
      {children}
    </Scene>
  );
}

/** Before the show: the list nearly ticked off, the boxes, the hour. */
function BeforePhase(scene: SceneProps) {
  return (
    <Phase light={[yellows.primrose, hues.coral]} {...scene}>
      <path d="M0 168h360v32H0Z" fill={hues.garnet} opacity={0.5} />
      <g transform="translate(44 26)rotate(-4)">
        <path d="M10 12h112v150H10Z" fill={hues.garnet} opacity={0.3} />
        <path d="M0 0h112v150H0Z" fill="var(--color-white)" />
        <path d="M36-10h40v22H36Z" fill="var(--color-ink)" />
        <path
          d="M16 38l7 8 14-16M16 68l7 8 14-16M16 98l7 8 14-16"
          fill="none"
          stroke="var(--color-ok)"
          strokeWidth={6}
        />
        <path d="M16 122h18v14H16Z" fill="none" stroke="var(--color-tally)" strokeWidth={4} />
        <path
          d="M48 34h46v7H48ZM48 64h38v7H48ZM48 94h50v7H48ZM48 126h34v7H48Z"
          fill="var(--color-mute-ink)"
        />
      </g>
      <Box
        x={214}
        y={176}
        width={78}
        height={54}
        depth={22}
        tones={cartons.kraft}
        band="var(--color-tally)"
      />
      <Box x={206} y={122} width={54} height={38} depth={16} tones={cartons.cream} />
      <Clock x={304} y={70} r={40} hour={7} minute={0} />
    </Phase>
  );
}

function OnCameraPhase(scene: SceneProps) {
  return (
    <Phase light={[hues.wine, 'var(--color-tally)']} {...scene}>
      <path d="M0 158h360v42H0Z" fill={hues.night} opacity={0.4} />
      <Can x={150} y={166} scale={1.05} />
      <Can x={206} y={166} scale={1.05} tones={glasses.aqua} />
      <path
        d="M70 60V24h44M290 60V24h-44M70 140v36h44M290 140v36h-44"
        fill="none"
        stroke="var(--color-white)"
        strokeWidth={7}
      />
      <path d="M166 96h26M179 83v26" stroke="var(--color-white)" strokeWidth={4} opacity={0.8} />
      <Lamp x={324} y={36} scale={0.9} />
      <path d="M24 26h26v8H24ZM24 42h16v8H24Z" fill="var(--color-white)" opacity={0.7} />
    </Phase>
  );
}

function ChatPhase(scene: SceneProps) {
  return (
    <Phase light={[hues.lagoon, 'var(--color-key)']} {...scene}>
      <ChatBubble
        x={34}
        y={26}
        width={176}
        scale={1.2}
        fill="var(--color-ink)"
        ink="var(--color-mute-ink)"
        dot="var(--color-amber)"
      />
      <ChatBubble
        x={92}
        y={82}
        width={168}
        scale={1.2}
        fill="var(--color-white)"
        ink="var(--color-ink)"
        tail="right"
      />
      <ChatBubble
        x={34}
        y={138}
        width={140}
        scale={1.2}
        fill="var(--color-ink)"
        ink="var(--color-mute-ink)"
        dot={hues.blush}
      />
      <circle cx={300} cy={144} r={26} fill="var(--color-ok)" />
      <path d="M287 144l10 10 18-20" fill="none" stroke="var(--color-white)" strokeWidth={7} />
      <path d="M312 96V72h12v24ZM292 96V52h12v44ZM332 96V32h12v64Z" fill={hues.ice} />
    </Phase>
  );
}

/** After the show: the morning's sheet, one minute ringed, the pen beside it. */
function AfterPhase(scene: SceneProps) {
  return (
    <Phase light={[hues.lilac, violets.pansy]} {...scene}>
      <path d="M0 164h360v36H0Z" fill={hues.violet} opacity={0.5} />
      <g transform="rotate(-3 150 100)">
        <path d="M76 32h190v150H76Z" fill={hues.violet} opacity={0.35} />
        <Sheet x={66} y={18} width={190} height={150} picture="curve" />
        <circle cx={176} cy={104} r={26} fill="none" stroke="var(--color-magenta)" strokeWidth={6} />
      </g>
      <g transform="translate(232 150)rotate(-38)">
        <path d="M0-9h92q9 0 9 9t-9 9H0Z" fill="var(--color-ink)" />
        <path d="M0-9-24 0 0 9Z" fill={hues.cream} />
        <path d="M72-9h12V9H72Z" fill="var(--color-amber)" />
      </g>
      <path d="M318 30a22 22 0 1 0 .1 0Z" fill={yellows.primrose} />
      <path
        d="M318 12v10M318 82v10M278 52h10M348 52h10M290 24l7 7M339 73l7 7M346 24l-7 7M297 73l-7 7"
        stroke={yellows.primrose}
        strokeWidth={5}
        strokeLinecap="round"
      />
    </Phase>
  );
}

/** The tools of the playbook's four phases. */
export const phases = {
  'phase-after': AfterPhase,
  'phase-before': BeforePhase,
  'phase-chat': ChatPhase,
  'phase-camera': OnCameraPhase,
} as const;
