import { resolve } from 'node:path';

/** The build's content folder: the project's, unless CONTENT_DIR is the content folder of a release. */
export const contentDir = resolve(process.env.CONTENT_DIR || 'src/content');

export const isProjectContent = contentDir === resolve('src/content');
