import { resolve } from 'node:path';
import { contentDir, isProjectContent } from '../content-dir.ts';

/**
 * The folder with a build's fonts. It is separate for each build, because builds of different content can run at the
 * same time.
 */
export const fontFolder = isProjectContent ? resolve('.generated/fonts') : `${contentDir}.cache/fonts`;
