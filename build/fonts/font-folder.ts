import { resolve } from 'node:path';
import { contentDir, isOwnContent } from '../content-dir.ts';

/** Where the fonts of a build are. Builds of different content may run at the same time. */
export const fontFolder = isOwnContent ? resolve('.generated/fonts') : `${contentDir}.cache/fonts`;
