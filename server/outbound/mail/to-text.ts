import type { Block, Mail } from './mail.ts';

export function toText({ blocks, footer }: Mail): string {
  const below = footer.length > 0 ? [`-- \n${footer.join('\n')}`] : [];
  return `${[...blocks.map(renderBlock), ...below].join('\n\n')}\n`;
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'title':
    case 'heading':
    case 'text':
    case 'small':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'lines':
      return block.lines.map(({ before, strong, after }) => `${before} ${strong} ${after}`).join('\n');
    case 'rows': {
      const rows = block.head ? [block.head, ...block.rows] : block.rows;
      const width = Math.max(...rows.map(([name]) => name.length));
      return rows
        .map(
          ([name, value]) => `${name.padEnd(width)}  ${value.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
        )
        .join('\n');
    }
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'link':
      return `${block.before} ${block.label}: ${block.href}`;
  }
}
