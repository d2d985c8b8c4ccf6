import { PGlite } from '@electric-sql/pglite';

// A program of its own: `create-cluster.ts <folder>`. See create.ts.
const engine = await PGlite.create({ dataDir: process.argv[2] ?? '' });
await engine.close();
