import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendLead } from '#tests/support/desk/leads.ts';
import { type DeskSite, expect, test } from '#tests/support/desk/site.ts';
import { hookSettings } from '#tests/support/hooks/run.ts';
import { type Scheduler, schedulerOf, sendCall } from '#tests/support/hooks/scheduler.ts';

test.use({ deskSettings: hookSettings });

const dayMilliseconds = 86_400_000;
// 18:00 UTC is 10:00 AM in Los Angeles.
const tomorrowAt = (hour: number) => {
  const at = new Date(Date.now() + dayMilliseconds);
  at.setUTCHours(hour, 0, 0, 0);
  return at.toISOString();
};
const attendees = [{ email: 'dana@whitlock.test', name: 'Dana Whitlock' }];

async function connectScheduler(desk: DeskSite): Promise<Scheduler> {
  const admin = await desk.memberOf('admin');
  const wanted = { kind: 'calendar', name: 'Cal.com', events: [], isFull: false };
  const added = await desk.fetch(admin, 'POST', 'connections', wanted);
  return schedulerOf('Cal.com', added.json().secret);
}

async function sendBooking(desk: DeskSite, message: Parameters<typeof sendCall>[1]): Promise<void> {
  expect((await sendCall(desk, message)).statusCode).toBe(204);
}

const rowOf = (page: Page, ref: string) => page.locator(`[data-ref="${ref}"]`);

// Other tests expect that there are no connections.
test.afterEach(({ desk }) => desk.database.query('delete from staff.endpoint'));

test('shows a booked, rescheduled and canceled call in row, lead and timeline', async ({ desk, agent }) => {
  const scheduler = await connectScheduler(desk);
  const ref = await sendLead(desk, 'contact_submissions', {
    ...{ first_name: 'Dana', last_name: 'Whitlock', email: 'dana@whitlock.test' },
  });
  await agent.goto('/desk/leads?view=all&sort=newest');
  await expect(rowOf(agent, ref)).toBeVisible();
  const first = randomUUID();
  const second = randomUUID();
  await sendBooking(desk, scheduler.booked({ id: first, attendees: attendees, startsAt: tomorrowAt(17) }));
  await expect(rowOf(agent, ref)).toContainText(/Call \w* ?9:00 AM/);
  await expect(rowOf(agent, ref)).toContainText('Contacted');
  const mark = agent.getByRole('link', { name: /^Dana Whitlock, call .*9:00 AM/ });
  await expect(mark).toBeVisible();
  await mark.click();
  const lead = agent.getByRole('region', { name: 'Dana Whitlock' });
  await expect(lead.getByText(/^Call booked: \w+, \w+ \d+, 9:00 AM\.$/)).toBeVisible();

  await sendBooking(
    desk,
    scheduler.moved({ id: second, formerId: first, attendees: attendees, startsAt: tomorrowAt(18) }),
  );
  await expect(lead.getByText(/10:00 AM\. Moved once \(was 9:00 AM\)\./)).toBeVisible();
  await expect(rowOf(agent, ref)).toContainText('10:00 AM');

  await agent.goto('/desk/leads?view=all&sort=newest');
  await expect(rowOf(agent, ref)).toContainText(/Call \w* ?10:00 AM/);
  const third = randomUUID();
  await sendBooking(
    desk,
    scheduler.moved({ id: third, formerId: second, attendees: attendees, startsAt: tomorrowAt(19) }),
  );
  await expect(rowOf(agent, ref)).toContainText(/Call moved to \w* ?11:00 AM/);
  await expect(rowOf(agent, ref)).toContainText('Unread');
  await rowOf(agent, ref).getByRole('link').click();
  await expect(lead.getByText(/11:00 AM\. Moved twice \(was 10:00 AM\)\./)).toBeVisible();
  await expect(rowOf(agent, ref)).toContainText(/Call \w* ?11:00 AM/);

  await sendBooking(desk, scheduler.canceled({ id: third, attendees: attendees, startsAt: tomorrowAt(19) }));
  await expect(lead.getByText(/^Call canceled: .*11:00 AM\.$/)).toBeVisible();
  await expect(lead.getByText(/^Reply by /)).toBeVisible();
  await expect(rowOf(agent, ref)).toContainText('Call canceled');
  await expect(mark).toBeHidden();
  for (const text of [
    /^A call was booked for .*9:00 AM$/,
    /^The call was moved to .*10:00 AM$/,
    /^The call for .*11:00 AM was canceled$/,
  ])
    await expect(lead.getByText(text).first()).toBeVisible();
});

test('creates a lead for a call booked by an unknown person', async ({ desk, agent }) => {
  const scheduler = await connectScheduler(desk);
  await agent.goto('/desk/leads?view=brands');
  await sendBooking(
    desk,
    scheduler.booked({
      id: randomUUID(),
      attendees: [{ email: 'ines/buy#1@cove.test', name: 'Ines Alder' }],
      startsAt: tomorrowAt(18),
      meeting: 'Strategy call',
      answers: { 'Which products?': 'Serums and candles' },
    }),
  );
  const row = agent.getByRole('row').filter({ hasText: 'Ines Alder' });
  await expect(row).toContainText('Booked call');
  await row.getByRole('link').click();
  const lead = agent.getByRole('region', { name: 'Ines Alder' });
  await expect(lead.getByText('Serums and candles')).toBeVisible();
  await expect(lead.getByText(/^Call booked: /)).toBeVisible();
  await expect(lead.getByText('No reply deadline.')).toBeVisible();
  await expect(lead.getByRole('link', { name: 'ines/buy#1@cove.test' })).toBeVisible();
});

test('changes the time zone of a scheduling tool', async ({ desk, admin }) => {
  await connectScheduler(desk);
  await admin.goto('/desk/connections');
  await admin.getByRole('button', { name: 'More for Cal.com' }).first().click();
  await admin.getByRole('menuitem', { name: 'Time zone' }).click();
  await admin.getByLabel('Time zone for times without one').last().selectOption('Europe/Berlin');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Times without a zone: Europe/Berlin').first()).toBeVisible();
});
