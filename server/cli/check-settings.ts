import { readConfig } from '#server/config.ts';
import { explainError } from '#server/explain-error.ts';

// Invalid settings fail before the build.

try {
  readConfig();
} catch (error) {
  process.stderr.write(`The server failed to start. ${explainError(error)}\n`);
  process.exit(1);
}
