import type { SceneProps } from '../scene.tsx';
import { AnswerFrame } from './clip-frames/answer-frame.tsx';
import { DemoFrame } from './clip-frames/demo-frame.tsx';
import { HookFrame } from './clip-frames/hook-frame.tsx';
import { InvitationFrame } from './clip-frames/invitation-frame.tsx';
import { ProofFrame } from './clip-frames/proof-frame.tsx';

/** Content development: a clip of twenty seconds as its storyboard, one 9:16 frame for every four seconds. */
export const clipFrames = [
  HookFrame,
  DemoFrame,
  ProofFrame,
  AnswerFrame,
  InvitationFrame,
] as const satisfies ((scene: SceneProps) => unknown)[];
