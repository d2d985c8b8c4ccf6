import type { ComponentType } from 'react';
import type { SceneProps } from '#src/art/scene.tsx';
import { AdsRoom } from '#src/art/scenes/service-rooms/ads-room.tsx';
import { AvatarRoom } from '#src/art/scenes/service-rooms/avatar-room.tsx';
import { CreatorsRoom } from '#src/art/scenes/service-rooms/creators-room.tsx';
import { HostsRoom } from '#src/art/scenes/service-rooms/hosts-room.tsx';
import { NumbersRoom } from '#src/art/scenes/service-rooms/numbers-room.tsx';
import { ScriptsRoom } from '#src/art/scenes/service-rooms/scripts-room.tsx';
import { StrategyRoom } from '#src/art/scenes/service-rooms/strategy-room.tsx';
import { StudioRoom } from '#src/art/scenes/service-rooms/studio-room.tsx';

export const serviceRooms = {
  strategy: StrategyRoom,
  scripts: ScriptsRoom,
  hosts: HostsRoom,
  studio: StudioRoom,
  ads: AdsRoom,
  creators: CreatorsRoom,
  numbers: NumbersRoom,
  avatar: AvatarRoom,
} as const satisfies Record<string, ComponentType<SceneProps>>;
