import { resolve } from 'node:path';

/** Content folder of the build. */
export const contentDir = resolve(process.env.CONTENT_DIR || 'src/content');

export const isOwnContent = contentDir === resolve('src/content');
