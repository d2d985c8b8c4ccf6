import { createDataClient } from './data-client.ts';

/** The site's data client; its two settings come from the build's environment (docs/deploying.md). */
export const data = createDataClient(
  import.meta.env.PUBLIC_DATA_URL ?? '',
  import.meta.env.PUBLIC_DATA_KEY ?? 'anon-key',
);
