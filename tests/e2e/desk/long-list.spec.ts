import { sendLead } from '#tests/support/desk/leads.ts';
import { type DeskSite, expect, test } from '#tests/support/desk/site.ts';

// Closes the leads of this file, because other tests expect their own leads on the first page of the open leads.
test.afterEach(({ desk }) =>
  desk.database.query(
    `update staff.lead set status = 'lost' from contact_submissions as sent where sent.id = subject_id and first_name = 'Long'`,
  ),
);

const expectLeadCount = (desk: DeskSite, leads: number) =>
  expect
    .poll(
      () =>
        desk.database.query(
          `select count(*)::int as leads from staff.lead join contact_submissions as sent on sent.id = subject_id
          where first_name = 'Long' and status = 'new'`,
        ),
      { timeout: 20_000 },
    )
    .toEqual([{ leads }]);

test('moves through a long list by keyboard, loads more, and returns to the open row on reload', async ({
  desk,
  agent,
}) => {
  await desk.database.query(
    `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
    select 'Long', 'Row ' || n, 'long' || n || '@rows.example', 'new-client', 'Hello' from generate_series(1, 60) as n`,
  );
  await expectLeadCount(desk, 60);
  const rows = agent.locator('[role=row][data-ref]');
  await agent.goto('/desk/leads?q=long%20row');
  await expect(rows).toHaveCount(50);
  for (let step = 0; step < 50; step++) await agent.keyboard.press('j');
  await expect(rows.nth(49)).toBeFocused();
  for (let step = 0; step < 30; step++) await agent.keyboard.press('k');
  await expect(rows.nth(19)).toBeFocused();
  const isCovered = await rows.nth(19).evaluate((row) => {
    const { left, top } = row.getBoundingClientRect();
    return !row.contains(document.elementFromPoint(left + 40, top + 4));
  });
  expect(isCovered, 'the row is behind the heading of its group').toBe(false);
  await agent.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(rows).toHaveCount(60);

  const name = await rows.nth(45).locator('[data-row-link]').textContent();
  await rows.nth(45).locator('[data-row-link]').click();
  await expect(agent.getByRole('region', { name: name ?? '' })).toBeVisible();
  await agent.reload();
  await expect(agent.locator('[role=row][aria-current=true]')).toBeInViewport();
  await expect(rows).toHaveCount(60);
});

test('shows the “new” button only for leads that arrive while the list is scrolled down', async ({
  desk,
  agent,
}) => {
  await desk.database.query(
    `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
    select 'Long', 'Way ' || n, 'way' || n || '@rows.example', 'new-client', 'Hello' from generate_series(1, 60) as n`,
  );
  await expectLeadCount(desk, 60);
  // The newest lead has the latest deadline, so it is the last one in the list.
  await desk.database.query(
    `update staff.lead set created_at = lead.created_at - age, due_at = due_at - age from (
      select id, (61 - split_part(last_name, ' ', 2)::int) * interval '1 minute' as age
      from contact_submissions where last_name like 'Way %'
    ) as sent where sent.id = subject_id`,
  );
  const rows = agent.locator('[role=row][data-ref]');
  await agent.goto('/desk/leads?q=long%20way');
  await expect(rows).toHaveCount(50);
  await rows.nth(49).scrollIntoViewIfNeeded();
  await agent.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(rows).toHaveCount(60);
  const pill = agent.getByRole('button', { name: /\d new$/ });
  await expect(pill).toHaveCount(0);
  await rows.nth(59).scrollIntoViewIfNeeded();
  await sendLead(desk, 'contact_submissions', {
    ...{ first_name: 'Long', last_name: 'Way 61', email: 'way61@rows.example', company: null },
  });
  await expect(pill).toHaveText('1 new');
  await pill.click();
  await expect(rows).toHaveCount(61);
});
