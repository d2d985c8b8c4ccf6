import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What `npm start` runs: Node, its options, and the server. */
export const startCommand: [string, ...string[]] = scripts.start.split(' ');
/** The options among it. */
export const startOptions = startCommand.slice(1, -1);
