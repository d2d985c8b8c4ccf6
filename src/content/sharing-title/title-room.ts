import type { RouteId } from '#src/routes.ts';
import { type Block, setTitle } from './set-title.ts';
import { titleWidth } from './title-width.ts';

export const lineHeight = 1.02;
export const titleRooms = {
  beside: { top: 150, width: 536, height: 372, sizes: [76, 70, 64, 58, 54, 50, 46, 42] },
  below: { top: 116, width: 1072, height: 164, sizes: [72, 66, 60, 56, 52, 48] },
} as const;

const wideScenes: readonly RouteId[] = [
  'creator-services',
  'about',
  'resources',
  'analytics-optimization',
  'content-development',
];

/** Where the scene of a page's sharing picture stands: `beside` the title on the right half, or `below` it from edge to edge. */
export function scenePlace(route: RouteId): keyof typeof titleRooms {
  return wideScenes.includes(route) ? 'below' : 'beside';
}

/** A page's title as its sharing picture has it; undefined where it does not fit there. */
export function sharingTitle(route: RouteId, title: string): Block | undefined {
  return setTitle(title, { ...titleRooms[scenePlace(route)], lineHeight }, titleWidth);
}
