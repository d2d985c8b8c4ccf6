import { resolve } from 'node:path';

/** Folder of the words that a build is made of. */
export const contentDir = resolve(process.env.CONTENT_DIR || 'src/content');

export const isOwnContent = contentDir === resolve('src/content');
