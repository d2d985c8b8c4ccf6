import type { ComponentType } from 'react';
import type { SceneProps } from '../scene.tsx';
import { AdsRoom } from './service-rooms/ads-room.tsx';
import { AvatarRoom } from './service-rooms/avatar-room.tsx';
import { CreatorsRoom } from './service-rooms/creators-room.tsx';
import { HostsRoom } from './service-rooms/hosts-room.tsx';
import { NumbersRoom } from './service-rooms/numbers-room.tsx';
import { ScriptsRoom } from './service-rooms/scripts-room.tsx';
import { StrategyRoom } from './service-rooms/strategy-room.tsx';
import { StudioRoom } from './service-rooms/studio-room.tsx';

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
