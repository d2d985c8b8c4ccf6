import { createHash } from 'node:crypto';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styles from '../styles/global.css?raw';
import type { SceneProps } from './scene.tsx';
import { AiAvatarsScene } from './scenes/ai-avatars-scene.tsx';
import { AnalyticsScene } from './scenes/analytics-scene.tsx';
import { LessonScene } from './scenes/lesson-scene.tsx';
import { MatchmakingScene } from './scenes/matchmaking-scene.tsx';
import { PouringScene } from './scenes/pouring-scene.tsx';
import { ProductionScene } from './scenes/production-scene.tsx';
import { ScriptsScene } from './scenes/scripts-scene.tsx';
import { BellScene, OduyaScene, ParkScene, SolheimScene } from './scenes/speaker-scene.tsx';
import { StageScene } from './scenes/stage-scene.tsx';
import { StrategyScene } from './scenes/strategy-scene.tsx';
import { TrainingScene } from './scenes/training-scene.tsx';

/** Scenes that stand below a page's first screen: files of their own, fetched when they come near. */
const scenes = {
  analytics: AnalyticsScene,
  avatar: AiAvatarsScene,
  bell: BellScene,
  lesson: LessonScene,
  matchmaking: MatchmakingScene,
  oduya: OduyaScene,
  park: ParkScene,
  pouring: PouringScene,
  production: ProductionScene,
  scripts: ScriptsScene,
  solheim: SolheimScene,
  stage: StageScene,
  strategy: StrategyScene,
  training: TrainingScene,
} satisfies Record<string, ComponentType<SceneProps>>;

export type PictureName = keyof typeof scenes;

const tokens = new Map(
  Array.from(styles.matchAll(/(--color-[\w-]+):\s*(#\w+)/g), ([, name, value]) => [name, value]),
);

/** A scene as a file: tokens by value, because a page's custom properties end at an image's edge. */
function fileOf(scene: ComponentType<SceneProps>) {
  const svg = renderToStaticMarkup(createElement(scene))
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\((--color-[\w-]+)\)/g, (_, name: string) => {
      const value = tokens.get(name);
      if (!value) throw new Error(`No colour token ${name} in src/styles/global.css`);
      return value;
    });
  return { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 8) };
}

const files = Object.entries(scenes).map(([name, scene]) => ({
  name: name as PictureName,
  ...fileOf(scene),
}));

/** Every picture with the name of its file, which changes with its content. */
export const pictures = files.map(({ name, svg, hash }) => ({ name, svg, file: `${name}.${hash}` }));
