import { expect, test } from '#tests/support/desk/site.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';

test.beforeEach(async ({ desk }) => {
  await desk.database.query(
    `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
    values ('First', 'Visit', 'first@visit.example', 'new-client', 'Hello')`,
  );
  const findLead = () => desk.database.query('select 1 as made from staff.lead limit 1');
  await expect.poll(findLead, { timeout: 20_000 }).toEqual([{ made: 1 }]);
});

test('sends each request once on a first visit and loads at most 170 KB of script', async ({ agent }) => {
  const asked: string[] = [];
  agent.on('request', (request) => {
    const [, path] = request.url().split('/desk/api/');
    if (path && path !== 'events') asked.push(path);
  });
  // Requests that the event stream triggers do not count.
  await agent.route('**/desk/api/events', () => {});
  await agent.goto('/desk/leads');
  await expect(agent.locator('[role=row][data-ref]').first()).toBeVisible({ timeout: 15_000 });
  expect(asked.toSorted()).toEqual(['leads?view=open&sort=due', 'overview', 'session']);
  const bytes = await agent.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(50 * 1_024);
  expect(bytes).toBeLessThanOrEqual(170 * 1_024);
});

test('keeps focus on a control while its list loads, and returns focus to the control when the list closes', async ({
  agent,
}) => {
  const send = await holdRequests(agent, '**/assets/picker-popover.*.js');
  await agent.goto('/desk/leads?view=all');
  const order = agent.getByRole('button', { name: /^Order/ });
  await order.focus();
  await agent.keyboard.press('Enter');
  await expect(order).toHaveAttribute('aria-expanded', 'true');
  await agent.keyboard.press('/');
  await expect(order, 'the page’s keys rest meanwhile').toBeFocused();
  send();
  const list = agent.getByRole('listbox', { name: 'Order' });
  await expect(list).toBeFocused();
  await agent.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(order).toBeFocused();
  await agent.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await agent.keyboard.press('ArrowDown');
  await agent.keyboard.press('Enter');
  await expect(agent).toHaveURL(/sort=newest/);
  await expect(order).toBeFocused();
});
