import { readFileSync } from 'node:fs';

// Loaded with `node --import` before a program. Prints the program's peak memory in MB as the last line of standard
// error.
process.on('exit', () => process.stderr.write(`${Math.round(readPeakKilobytes() / 1024)}\n`));

function readPeakKilobytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
