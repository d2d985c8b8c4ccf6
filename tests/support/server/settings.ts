import { type Config, readConfig } from '#server/config.ts';
import { createLogger } from '#server/log.ts';

/** Settings for a test: without logs, limits or a minimum fill time, and independent of the environment. */
export function settings(overrides: Record<string, string> = {}): Config {
  return readConfig({
    LOG_LEVEL: 'silent',
    STATIC_DIR: 'no-such-folder',
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_GLOBAL: '0',
    MIN_FILL_MS: '0',
    METRICS_PORT: '0',
    ...overrides,
  });
}

export const silentLog = createLogger('silent');
