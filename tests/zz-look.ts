import { chromium } from '@playwright/test';

import { paths } from '#tests/support/paths.ts';
import { startSite } from '#tests/support/start-site.ts';
import { laidOut } from '#tests/support/laid-out.ts';
const only = process.argv[2]?.split(',');
const { site, stop } = await startSite({ stores: false });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } as never);
for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 }, reducedMotion: 'reduce' });
  for (const path of paths) {
    if (only && !only.includes(path)) continue;
    await page.goto(site.url + path);
    await laidOut(page);
    await page.waitForTimeout(150);
    const lines = await page.evaluate(() => Array.from(document.querySelectorAll('main h1, main h2'), (h) => {
      const out: string[] = []; let top = -1e9;
      const w = document.createTreeWalker(h, NodeFilter.SHOW_TEXT);
      for (let n = w.nextNode() as Text; n; n = w.nextNode() as Text) for (const m of n.data.matchAll(/\S+/g)) {
        const r = document.createRange(); r.setStart(n, m.index); r.setEnd(n, m.index + m[0].length);
        const t = r.getBoundingClientRect(); if (!t.width) continue;
        if (t.top > top + 8) { out.push(m[0]); top = t.top; } else out[out.length - 1] += ' ' + m[0];
      }
      return `${h.tagName} ${out.join(' / ')}`;
    }));
    console.log(width, path); for (const l of lines) console.log('   ', l);
    await page.screenshot({ path: `/tmp/words/shots/${width}${path.replaceAll('/', '_')}.png`, fullPage: true });
  }
}
await browser.close(); await stop();
