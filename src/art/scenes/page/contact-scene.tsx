import { useId } from 'react';
import { LinearGradient, RadialGradient } from '#src/art/gradient.tsx';
import { ChatBubble } from '#src/art/kit/chat-bubble.tsx';
import { Clock } from '#src/art/kit/clock.tsx';
import { DeskLamp } from '#src/art/kit/desk-lamp.tsx';
import { MapPin } from '#src/art/kit/map-pin.tsx';
import { PhoneFrame } from '#src/art/kit/phone-frame.tsx';
import { Plant } from '#src/art/kit/plant.tsx';
import { Shadow } from '#src/art/kit/shadow.tsx';
import { hues, leaf } from '#src/art/palette.ts';
import { Scene, type SceneProps } from '#src/art/scene.tsx';

/** The desk that answers: a phone with its chat, a map with three pins, the clocks of three cities. */
export function ContactScene(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={480} {...scene}>
      <LinearGradient
        id={`${id}w`}
        stops={[[hues.abyss], [hues.lagoon, 0.45], ['var(--color-key-deep)', 0.75], [hues.aqua, 1]]}
      />
      <LinearGradient
        id={`${id}d`}
        line={[0, 0, 1, 0.2]}
        stops={[[hues.honey], [hues.tangerine, 0.55], [hues.cherry, 1]]}
      />
      <LinearGradient
        id={`${id}s`}
        line={[0, 0, 0.4, 1]}
        stops={[[hues.plum], ['var(--color-magenta)', 1]]}
      />
      <RadialGradient
        id={`${id}p`}
        stops={[
          ['var(--color-amber)', 0, 0.55],
          ['var(--color-amber)', 1, 0],
        ]}
      />
      <path d="M0 0h600v480H0Z" fill={`url(#${id}w)`} />
      <circle cx={170} cy={250} r={240} fill={`url(#${id}p)`} />
      <path d="M56 56h196v116H56Z" transform="translate(8 10)" fill="var(--color-ink)" opacity={0.3} />
      <path d="M50 50h196v116H50Z" fill="var(--color-ink)" />
      <path d="M57 57h182v102H57Z" fill={hues.cream} />
      <path
        d="M70 78q34-10 60 0 34 8 52-6l44 8-4 20 8 12-16 20-22 2-8 14-16-12-40 2-24-10-26-4-10-24Z"
        fill={hues.frost}
      />
      <path
        d="M150 82l16-6 16-4 44 8-4 20 8 12-16 20-22 2-8 14-16-12-8 1Z"
        fill={leaf.light}
        opacity={0.55}
      />
      <MapPin x={88} y={118} scale={0.62} />
      <MapPin x={148} y={138} scale={0.62} fill="var(--color-amber)" />
      <MapPin x={214} y={106} scale={0.62} fill="var(--color-magenta)" />
      <Clock x={334} y={98} hour={9} minute={10} rim="var(--color-tally)" />
      <Clock x={432} y={98} hour={11} minute={10} rim="var(--color-amber)" />
      <Clock x={530} y={98} hour={12} minute={10} rim="var(--color-magenta)" />
      <path d="M0 396h600v84H0Z" fill={`url(#${id}d)`} />
      <path d="M0 446h600v34H0Z" fill={hues.garnet} opacity={0.55} />
      <Shadow x={92} y={420} width={70} length={110} />
      <DeskLamp x={92} y={420} />
      <Shadow x={290} y={424} width={120} length={150} />
      <PhoneFrame x={230} y={196} width={124} height={230} screen={`url(#${id}s)`}>
        <ChatBubble
          x={16}
          y={44}
          width={80}
          fill="var(--color-white)"
          ink="var(--color-mute-ink)"
          scale={0.9}
        />
        <ChatBubble
          x={36}
          y={92}
          width={80}
          fill="var(--color-tally)"
          ink="var(--color-white)"
          scale={0.9}
          tail="right"
        />
        <ChatBubble
          x={16}
          y={140}
          width={92}
          fill="var(--color-white)"
          ink="var(--color-mute-ink)"
          scale={0.9}
        />
        <path d="M16 196h92q9 0 9 9t-9 9H16q-9 0-9-9t9-9Z" fill="var(--color-ink)" opacity={0.5} />
      </PhoneFrame>
      <ChatBubble
        x={376}
        y={196}
        width={170}
        scale={1.15}
        fill="var(--color-white)"
        ink="var(--color-mute-ink)"
        dot="var(--color-amber)"
      />
      <ChatBubble
        x={404}
        y={256}
        width={150}
        scale={1.15}
        fill="var(--color-tally)"
        ink="var(--color-white)"
        tail="right"
      />
      <ChatBubble
        x={376}
        y={316}
        width={120}
        scale={1.15}
        fill="var(--color-ink)"
        ink="var(--color-mute-ink)"
        dot="var(--color-key)"
      />
      <Shadow x={512} y={424} width={50} length={70} />
      <Plant x={548} y={384} scale={0.6} tones={[leaf.light, leaf.dark]} />
      <path d="M524 380h48l-6 44h-36Z" fill={hues.cream} />
      <path d="M552 380h20l-6 44h-10Z" fill={hues.clay} />
      <path d="M430 388h46v32q0 6-6 6h-34q-6 0-6-6Z" fill="var(--color-white)" />
      <path d="M458 388h18v32q0 6-6 6h-12Z" fill={hues.clay} />
      <path d="M430 394q-16 0-16 12t18 12l-2-7q-9 1-9-5t9-5Z" fill="var(--color-white)" />
    </Scene>
  );
}
