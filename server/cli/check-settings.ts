import { readConfig } from '#server/config.ts';
import { explainError } from '#server/explain-error.ts';

// Runs before the build, so that invalid settings fail early.

try {
  readConfig();
} catch (error) {
  process.stderr.write(`The server failed to start. ${explainError(error)}\n`);
  process.exit(1);
}
