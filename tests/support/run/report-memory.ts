import { readFileSync } from 'node:fs';

// Loaded with `node --import` before a program. The last line of its standard error is its peak memory in MB.
process.on('exit', () => process.stderr.write(`${Math.round(maxKilobytes() / 1024)}\n`));

function maxKilobytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
