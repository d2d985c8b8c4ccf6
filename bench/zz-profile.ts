import { chromium } from '@playwright/test';
import { startDesk } from '#tests/support/desk-app.ts';
import { makeLeads } from '#tests/support/desk-leads.ts';
import { findBrowser } from '#tests/support/find-browser.ts';
import { measured, recordInteractions } from './interaction-meter.ts';
const rate = Number(process.env.CPU ?? 4);
const desk = await startDesk('embedded', { DESK_DIR: 'dist-desk' });
await desk.database.query(
  `insert into contact_submissions (first_name, last_name, email, company, inquiry_type, message)
  select 'Dana', 'Whitlock ' || n, 'dana' || n || '@example.com', 'Fern & Cove', 'new-client',
    repeat('We make skincare in Asheville: four products. ', 10) from generate_series(1, 60) as n`,
);
await makeLeads(desk.database);
const cookie = await desk.memberOf('agent');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const context = await browser.newContext({ baseURL: desk.url, viewport: { width: 1440, height: 900 } });
await context.addCookies([{ name: 'desk', value: cookie.replace('desk=', ''), url: desk.url }]);
const page = await context.newPage();
await page.addInitScript(recordInteractions);
const devtools = await context.newCDPSession(page);
await page.goto('/desk/leads');
await page.locator('[role=row][data-ref]').first().waitFor();
await page.waitForTimeout(3000);
await devtools.send('Emulation.setCPUThrottlingRate', { rate });
const events: any[] = [];
devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await devtools.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,loading,latencyInfo,disabled-by-default-v8.cpu_profiler' } as any);
const times: number[] = [];
for (let row = 3; row < 13; row++) {
  await page.evaluate((row) => performance.mark(`press-${row}`), row);
  const { duration } = await measured(page, () => page.locator('[role=row][data-ref]').nth(row).locator('[data-row-link]').click());
  times.push(duration);
}
const done = new Promise((r) => devtools.once('Tracing.tracingComplete', r));
await devtools.send('Tracing.end');
await done;
console.log(times.join(' '));
const { writeFileSync } = await import('node:fs');
writeFileSync('/tmp/trace.json', JSON.stringify(events));
await browser.close();
await desk.drop();
