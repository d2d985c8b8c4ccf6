import type { Page } from '@playwright/test';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { sendLead } from '#tests/support/desk/leads.ts';
import { expect, test } from '#tests/support/desk/site.ts';

const person = { inquiry_type: 'new-client', company: 'Fern & Cove' };

const leadRows = (page: Page) => page.locator('[role=row][data-ref]');

function splitNaughtyStrings(maxLength: number): string[] {
  const texts = [''];
  for (const one of naughtyStrings as string[]) {
    const line = one.replaceAll('\0', '').toWellFormed();
    const last = texts.at(-1) ?? '';
    if (line === '') continue;
    if (last.length + line.length + 1 > maxLength) texts.push(line);
    else texts[texts.length - 1] = last === '' ? line : `${last}\n${line}`;
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

test('shows naughty strings as typed, and runs none of them', async ({ page, desk, context }) => {
  test.setTimeout(180_000);
  const long = splitNaughtyStrings(19_000);
  const short = splitNaughtyStrings(900);
  const refs: string[] = [];
  for (const [index, text] of long.entries()) {
    refs.push(
      await sendLead(desk, 'contact_submissions', {
        ...person,
        email: `blns${index}@example.com`,
        message: text,
      }),
      await sendLead(desk, 'live_selling_survey_responses', {
        email: `blns-survey${index}@example.com`,
        niche_expertise: text,
        sales_experience_details: text,
        prior_sales_experience: true,
        other_social_handles: text,
        tiktok_handle: 'javascript:alert(1)',
      }),
      await sendLead(desk, 'early_access_signups', {
        email: `blns-early${index}@example.com`,
        comments: text,
      }),
    );
  }
  for (const [index, text] of short.entries()) {
    const names = { first_name: text, last_name: text, company: text };
    await sendLead(desk, 'contact_submissions', { ...person, ...names, email: `short${index}@example.com` });
    if (index % 3 > 0) continue;
    refs.push(
      await sendLead(desk, 'roi_calculator_submissions', {
        email: `roi${index}@example.com`,
        brand_name: text,
      }),
      await sendLead(desk, 'live_selling_survey_responses', {
        email: `survey${index}@example.com`,
        full_name: text,
        phone_number: text,
        tiktok_handle: text,
        location: text,
        time_zone: text,
        internet_speed: text,
        minimum_rate_expectation: text,
        previous_agency: text,
      }),
    );
  }
  await context.exposeFunction('ran', () => {
    throw new Error('a string ran');
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      window[name] = () => {
        throw new Error('a string ran');
      };
  });
  const cookie = await desk.memberOf('admin');
  await context.addCookies([{ name: 'desk', value: cookie.replace('desk=', ''), url: desk.url }]);
  await page.goto('/desk/leads?view=all&sort=newest');
  await expect.poll(() => leadRows(page).count()).toBeGreaterThan(30);
  const findUnsafeLinks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a[href]')]
        .map((link) => (link as HTMLAnchorElement).protocol)
        .filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    );
  expect(await findUnsafeLinks()).toEqual([]);

  const removeSpaces = (text: string) => text.replace(/\s+/g, '');
  for (const ref of refs) {
    await page.goto(`/desk/leads/${ref}?full=1`);
    await expect(page.getByRole('button', { name: /^Reply/ }).first()).toBeVisible();
    expect(await findUnsafeLinks()).toEqual([]);
  }
  // The lead shows a message in full, and the composer accepts any text.
  for (const [index, text] of long.entries()) {
    await page.goto(`/desk/leads/${refs[index * 3]}`);
    const lead = page.locator('[data-pane=lead]');
    await expect(page.getByRole('button', { name: /^Reply/ }).first()).toBeVisible();
    const shown = await lead.evaluate((element) => element.textContent ?? '');
    expect(removeSpaces(shown)).toContain(removeSpaces(text));
  }
  await page.keyboard.press('r');
  const letter = page.getByRole('textbox', { name: 'Message' });
  const typed = short[0] ?? '';
  await letter.fill(typed);
  await expect(letter).toHaveValue(typed);
});
