import { buildPreviewBundle } from './bundle.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node build/preview/make.ts FOLDER');
await buildPreviewBundle(folder);
