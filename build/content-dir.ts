import { resolve } from 'node:path';

/** The content folder of the build: the project's own, unless CONTENT_DIR names the content of a release. */
export const contentDir = resolve(process.env.CONTENT_DIR || 'src/content');

export const isProjectContent = contentDir === resolve('src/content');
