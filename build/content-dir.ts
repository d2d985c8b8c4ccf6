import { resolve } from 'node:path';

/** Folder of the words that a build is made of. */
export const contentDir = resolve(process.env.CONTENT_DIR || 'src/content');

/** Whether they are others than those of the project. */
export const isOwnContent = contentDir === resolve('src/content');
