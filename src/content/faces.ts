import type { PictureFile } from '#src/pictures/picture-files.ts';

/** Built-in scenes that show an invented person's face. */
export const scenesWithFaces: readonly PictureFile[] = [
  'clips/answer.svg',
  'clips/demo.svg',
  'pages/about-us.svg',
  'pages/about.svg',
  'pages/ai-avatars.svg',
  'pages/careers.svg',
  'pages/creator-network.svg',
  'pages/creator-services.svg',
  'pages/home.svg',
  'pages/host-training-materials.svg',
  'pages/host-training.svg',
  'pages/live-selling-best-practices.svg',
  'pages/live-selling-survey.svg',
  'pages/process.svg',
  'pages/success-stories.svg',
  'rooms/creators.svg',
  'rooms/hosts.svg',
  'scenes/lesson.svg',
  'scenes/matchmaking.svg',
  'scenes/training.svg',
];

const sceneFiles: ReadonlySet<string> = new Set(scenesWithFaces);

export const isPortrait = (file: string) => file.startsWith('people/');

/** Whether a built-in picture shows an invented person's face. */
export const hasInventedFace = (file: string) => isPortrait(file) || sceneFiles.has(file);
