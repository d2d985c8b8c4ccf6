import type { RouteId } from '#src/routes.ts';
import { type Block, fitTitle } from './set-title.ts';
import { measureTitle } from './title-width.ts';

export const lineHeight = 1.02;
export const sceneSides = {
  beside: { top: 150, width: 536, height: 372, sizes: [76, 70, 64, 58, 54, 50, 46, 42] },
  below: { top: 116, width: 1072, height: 164, sizes: [72, 66, 60, 56, 52, 48] },
} as const;

const routesWithWideScene: readonly RouteId[] = [
  'creator-services',
  'about',
  'resources',
  'analytics-optimization',
  'content-development',
];

/** Where the scene is in a sharing picture: `beside` the title in the right half, or `below` it at full width. */
export function findScenePosition(route: RouteId): keyof typeof sceneSides {
  return routesWithWideScene.includes(route) ? 'below' : 'beside';
}

/** Fits the title of a page into its sharing picture; undefined if it does not fit. */
export function layOutSharingTitle(route: RouteId, title: string): Block | undefined {
  return fitTitle(title, { ...sceneSides[findScenePosition(route)], lineHeight }, measureTitle);
}
