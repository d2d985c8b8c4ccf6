import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

export const startCommand: [string, ...string[]] = scripts.start.split(' ');
export const startOptions = startCommand.slice(1, -1);
