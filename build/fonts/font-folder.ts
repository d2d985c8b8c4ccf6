import { resolve } from 'node:path';
import { contentDir, isProjectContent } from '../content-dir.ts';

/** Each content folder has its own fonts, because builds of different content can run at the same time. */
export const fontFolder = isProjectContent ? resolve('.generated/fonts') : `${contentDir}.cache/fonts`;
