import { resolve } from 'node:path';

/** CONTENT_DIR is the folder with a release's content. */
export const contentDir = resolve(process.env.CONTENT_DIR || 'src/content');

export const isProjectContent = contentDir === resolve('src/content');
