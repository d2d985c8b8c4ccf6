import type { TableStats } from '#server/leads/stats.ts';
import { formatCount } from './progress.ts';

const barWidth = 40;
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export function drawStats(stats: TableStats[]): string {
  const most = Math.max(1, ...stats.flatMap(({ perDay }) => perDay.map(({ rows }) => rows)));
  return stats
    .map(({ table, all, perDay }) => {
      const recent = perDay.reduce((sum, { rows }) => sum + rows, 0);
      const title = `${table}: ${formatCount(recent)} in ${formatCount(perDay.length, 'day')}, ${all.toLocaleString('en-US')} in total`;
      const lines = perDay.map(({ date, rows }) => `  ${date}  ${drawBar(rows / most)}${rows}`);
      return `${title}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** `share` is from 0 to 1; a small share is drawn as one eighth of a block. */
function drawBar(share: number): string {
  if (share === 0) return '';
  const parts = Math.max(1, Math.round(share * barWidth * 8));
  return `${'█'.repeat(Math.floor(parts / 8))}${eighths[parts % 8]} `;
}
