import { createDataClient } from './data-client.ts';

/** Its settings are environment variables of the build (docs/deploying.md). */
export const dataClient = createDataClient(
  import.meta.env.PUBLIC_DATA_URL ?? '',
  import.meta.env.PUBLIC_DATA_KEY ?? 'anon-key',
);
