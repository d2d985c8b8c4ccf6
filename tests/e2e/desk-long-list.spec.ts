import { expect, signedIn, test } from '#tests/support/desk-site.ts';

// Other tests of this site find their lead on the first page of what is open.
test.afterEach(({ desk }) =>
  desk.database.query(
    `update staff.lead set status = 'lost' from contact_submissions as sent where sent.id = subject_id and first_name = 'Long'`,
  ),
);

test('a list longer than the screen is whole: by keys to its end, further on, and back at a row far down', async ({
  browser,
  desk,
}) => {
  await desk.database.query(
    `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
    select 'Long', 'Row ' || n, 'long' || n || '@rows.example', 'new-client', 'Hello' from generate_series(1, 60) as n`,
  );
  const made = () =>
    desk.database.query(
      `select count(*)::int as leads from staff.lead
      join contact_submissions as sent on sent.id = subject_id where first_name = 'Long'`,
    );
  await expect.poll(made, { timeout: 20_000 }).toEqual([{ leads: 60 }]);
  const { page } = await signedIn(browser, desk, 'agent');
  const rows = page.locator('[role=row][data-ref]');
  await page.goto('/desk/leads?q=long%20row');
  await expect(rows).toHaveCount(50);
  for (let step = 0; step < 50; step++) await page.keyboard.press('j');
  await expect(rows.nth(49)).toBeFocused();
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(rows).toHaveCount(60);

  const name = await rows.nth(45).locator('[data-row-link]').textContent();
  await rows.nth(45).locator('[data-row-link]').click();
  await expect(page.getByRole('region', { name: name ?? '' })).toBeVisible();
  await page.reload();
  await expect(page.locator('[role=row][aria-current=true]')).toBeInViewport();
  await expect(rows).toHaveCount(60);
});
