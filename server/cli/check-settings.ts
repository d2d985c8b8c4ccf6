import { readConfig } from '#server/config.ts';
import { explainError } from '#server/explain-error.ts';

// A program: `npm start` runs it before the build, so that a wrong setting is named at once.

try {
  readConfig();
} catch (error) {
  process.stderr.write(`The server cannot run. ${explainError(error)}\n`);
  process.exit(1);
}
