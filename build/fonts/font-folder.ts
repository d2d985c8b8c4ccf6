import { resolve } from 'node:path';
import { contentDir, isProjectContent } from '../content-dir.ts';

/** Builds of different content can run at the same time. */
export const fontFolder = isProjectContent ? resolve('.generated/fonts') : `${contentDir}.cache/fonts`;
