import type { SceneProps } from '#src/art/scene.tsx';
import { AnswerFrame } from '#src/art/scenes/clip-frames/answer-frame.tsx';
import { DemoFrame } from '#src/art/scenes/clip-frames/demo-frame.tsx';
import { HookFrame } from '#src/art/scenes/clip-frames/hook-frame.tsx';
import { InvitationFrame } from '#src/art/scenes/clip-frames/invitation-frame.tsx';
import { ProofFrame } from '#src/art/scenes/clip-frames/proof-frame.tsx';

/** Content development: a clip of twenty seconds as its storyboard, one 9:16 frame for every four seconds. */
export const clipFrames = [
  HookFrame,
  DemoFrame,
  ProofFrame,
  AnswerFrame,
  InvitationFrame,
] as const satisfies ((scene: SceneProps) => unknown)[];
