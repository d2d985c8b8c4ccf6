import { resolve } from 'node:path';

/** Content folder of the build. */
export const contentDir = resolve(process.env.CONTENT_DIR || 'src/content');

export const isProjectContent = contentDir === resolve('src/content');
