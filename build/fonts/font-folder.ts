import { resolve } from 'node:path';
import { contentDir, isProjectContent } from '../content-dir.ts';

/** Where the fonts of a build are. Builds of different content may run at the same time. */
export const fontFolder = isProjectContent ? resolve('.generated/fonts') : `${contentDir}.cache/fonts`;
