import type { Page } from '@playwright/test';

export async function findHeaderFaults(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const faults: string[] = [];
    const bar = header.getBoundingClientRect();
    const parts = Array.from(header.querySelectorAll<HTMLElement>('a, button'))
      .filter((part) => !part.closest('[popover]') && part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({
        name: part.textContent || part.ariaLabel,
        part,
        rect: part.getBoundingClientRect(),
      }));
    parts.forEach(({ name, part, rect }, index) => {
      const next = parts[index + 1];
      if (next && rect.right > next.rect.left + 1) faults.push(`${name} lies over ${next.name}`);
      if (rect.top < bar.top || rect.bottom > bar.bottom || rect.right > innerWidth)
        faults.push(`${name} reaches beyond the bar`);
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        for (const { 0: word, index: start } of node.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + word.length);
          const lines = range.getClientRects();
          if (lines.length > 1) faults.push(`“${word}” breaks`);
          for (const line of lines)
            if (line.left < rect.left - 1 || line.right > rect.right + 1)
              faults.push(`“${word}” is too wide`);
        }
      }
    });
    return faults;
  });
}
