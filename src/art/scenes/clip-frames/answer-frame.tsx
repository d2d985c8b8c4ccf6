import { useId } from 'react';
import { LinearGradient } from '../../gradient.tsx';
import { ChatBubble } from '../../kit/chat-bubble.tsx';
import { Host } from '../../kit/host.tsx';
import { hues } from '../../palette.ts';
import { Scene, type SceneProps } from '../../scene.tsx';
import { pinks } from '../../scene-colours.ts';

/** Second 12: a question from the last chat, pinned over the picture and answered. */
export function AnswerFrame(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={180} height={320} {...scene}>
      <LinearGradient
        id={`${id}g`}
        line={[0, 0, 0.5, 1]}
        stops={[[hues.plum], ['var(--color-magenta)', 0.6], [pinks.azalea, 1]]}
      />
      <path d="M0 0h180v320H0Z" fill={`url(#${id}g)`} />
      <path d="M-20 80 120-40h60L-20 150Z" fill="var(--color-white)" opacity={0.12} />
      <Host
        x={92}
        y={214}
        scale={0.95}
        skin="almond"
        hair="bob"
        hairColour="coffee"
        outfit="knit"
        cloth="coral"
        mood="smile"
        turn={-0.4}
        rim={pinks.blossom}
      />
      <ChatBubble
        x={14}
        y={36}
        width={116}
        scale={1.1}
        fill="var(--color-white)"
        ink="var(--color-mute-ink)"
        dot="var(--color-key)"
      />
      <ChatBubble
        x={46}
        y={90}
        width={112}
        scale={1.1}
        fill="var(--color-tally)"
        ink="var(--color-white)"
        tail="right"
      />
    </Scene>
  );
}
