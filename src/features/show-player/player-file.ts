import { createHash } from 'node:crypto';
import code from './play.ts?inline-code';

const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);

export const playerFile = { file: `play.${hash}`, address: `/shows/play.${hash}.js`, code };
