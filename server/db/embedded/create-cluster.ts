import { PGlite } from '@electric-sql/pglite';

const engine = await PGlite.create({ dataDir: process.argv[2] ?? '' });
await engine.close();
