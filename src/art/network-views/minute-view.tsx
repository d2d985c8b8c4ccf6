import { useId } from 'react';
import { LinearGradient } from '../gradient.tsx';
import { ChatBubble } from '../kit/chat-bubble.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const left = 'M0 190C60 184 90 120 150 112S236 88 286 84L306 86';

/** Analytics: the line of those who stay breaks at one minute, and what could be said there fills the gap. */
export function MinuteView(scene: SceneProps) {
  const id = useId();
  return (
    <Scene width={600} height={280} {...scene}>
      <LinearGradient
        id={`${id}g`}
        stops={[[hues.abyss], [hues.lagoon, 0.6], ['var(--color-key-deep)', 1]]}
      />
      <LinearGradient
        id={`${id}a`}
        line={[0, 0, 0, 1]}
        stops={[
          ['var(--color-key)', 0, 0.6],
          ['var(--color-key)', 1, 0.05],
        ]}
      />
      <path d="M0 0h600v280H0Z" fill={`url(#${id}g)`} />
      <path d="M0 70h600M0 140h600M0 210h600" stroke="var(--color-white)" opacity={0.14} />
      <path d={`${left}V252H0Z`} fill={`url(#${id}a)`} />
      <path d="M306 216C380 222 460 206 600 212V252H306Z" fill={`url(#${id}a)`} opacity={0.6} />
      <path d={left} fill="none" stroke="var(--color-key)" strokeWidth={8} strokeLinecap="round" />
      <path
        d="M306 86V214"
        stroke="var(--color-tally-hot)"
        strokeWidth={8}
        strokeDasharray="2 15"
        strokeLinecap="round"
      />
      <path d="M306 216C380 222 460 206 600 212" fill="none" stroke="var(--color-mute-ink)" strokeWidth={6} />
      <path
        d="M306 86C370 82 420 66 470 58S560 40 600 36"
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth={6}
        strokeDasharray="14 11"
        strokeLinecap="round"
      />
      <circle cx={306} cy={86} r={15} fill="var(--color-white)" />
      <circle cx={306} cy={86} r={8} fill="var(--color-tally)" />
      <ChatBubble
        x={342}
        y={102}
        width={172}
        scale={1.35}
        fill="var(--color-white)"
        ink="var(--color-ink)"
        dot="var(--color-amber)"
      />
      <path d="M0 252h600v28H0Z" fill="var(--color-ink)" opacity={0.45} />
      <path
        d="M18 262h3v8h-3ZM90 262h3v8h-3ZM162 262h3v8h-3ZM234 262h3v8h-3ZM378 262h3v8h-3ZM450 262h3v8h-3ZM522 262h3v8h-3Z"
        fill="var(--color-mute-ink)"
      />
      <path d="M300 258h12v16h-12Z" fill="var(--color-tally-hot)" />
    </Scene>
  );
}
