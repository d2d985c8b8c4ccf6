import { createHash } from 'node:crypto';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { AiAvatarsScene } from '#src/art/scenes/page/ai-avatars-scene.tsx';
import { serviceRooms } from '#src/art/scenes/page/services-scene.tsx';
import { closings } from './closings/closings.ts';
import { type MarkPictureName, markPictures } from './marks/mark-pictures.ts';
import { networkViews } from './network-views/network-views.ts';
import type { SceneProps } from './scene.tsx';
import { AnalyticsScene } from './scenes/analytics-scene.tsx';
import { faces } from './scenes/faces.tsx';
import { GalleryScene } from './scenes/gallery-scene.tsx';
import { LessonScene } from './scenes/lesson-scene.tsx';
import { MatchmakingScene } from './scenes/matchmaking-scene.tsx';
import { phases } from './scenes/phases.tsx';
import { PouringScene } from './scenes/pouring-scene.tsx';
import { ProductionScene } from './scenes/production-scene.tsx';
import { RainScene } from './scenes/rain-scene.tsx';
import { ScriptsScene } from './scenes/scripts-scene.tsx';
import { SerumScene } from './scenes/serum-scene.tsx';
import { BellScene, OduyaScene, ParkScene, SolheimScene } from './scenes/speaker-scene.tsx';
import { StrategyScene } from './scenes/strategy-scene.tsx';
import { TrainingScene } from './scenes/training-scene.tsx';
import { ShowArt, type ShowClient, showClients } from './shows/show-art.tsx';
import { svgFile } from './svg-file.ts';

const scenes = {
  ...closings,
  ...faces,
  ...networkViews,
  ...phases,
  analytics: AnalyticsScene,
  avatar: AiAvatarsScene,
  bell: BellScene,
  gallery: GalleryScene,
  lesson: LessonScene,
  matchmaking: MatchmakingScene,
  oduya: OduyaScene,
  park: ParkScene,
  pouring: PouringScene,
  production: ProductionScene,
  rain: RainScene,
  scripts: ScriptsScene,
  serum: SerumScene,
  solheim: SolheimScene,
  strategy: StrategyScene,
  training: TrainingScene,
} satisfies Record<string, ComponentType<SceneProps>>;

export type PictureName =
  | keyof typeof scenes
  | `room-${keyof typeof serviceRooms}`
  | `show-${ShowClient}`
  | MarkPictureName;

function fileOf(drawing: ReactElement, prefix?: string) {
  const svg = svgFile(drawing, prefix);
  return { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 8) };
}

const rooms = Object.entries(serviceRooms).map(([name, room]) => [`room-${name}`, room] as const);

const files = [
  ...[...Object.entries(scenes), ...rooms].map(([name, scene]) => ({
    name: name as PictureName,
    ...fileOf(createElement(scene)),
  })),
  ...markPictures.map(({ name, drawing }) => ({ name, ...fileOf(drawing) })),
  // Their ids stand beside the page's own when a show is played.
  ...showClients.map((client) => ({
    name: `show-${client}` as const,
    ...fileOf(createElement(ShowArt, { client }), client),
  })),
];

/** Every picture with the name of its file, which changes with its content. */
export const pictures = files.map(({ name, svg, hash }) => ({ name, svg, file: `${name}.${hash}` }));

/** Where a picture lies. */
export function addressOf(name: PictureName): string {
  return `/art/${pictures.find((picture) => picture.name === name)?.file}.svg`;
}
