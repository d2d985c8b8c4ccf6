import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sendLead } from '#tests/support/desk/leads.ts';
import { readZip } from '#tests/support/desk/read-zip.ts';
import { expect, test } from '#tests/support/desk/site.ts';

test("downloads a person's data as a readable page and as JSON", async ({ browser, desk, admin }) => {
  const ref = await sendLead(desk, 'contact_submissions', {
    ...{ first_name: 'Dana', last_name: 'Whitlock', email: 'dana@whitlock.test' },
    message: '<b>Hello</b>, what does a first show cost?',
  });
  await admin.goto(`/desk/leads/${ref}?view=all`);
  await admin.getByRole('button', { name: /^More/ }).first().click();
  const downloading = admin.waitForEvent('download');
  await admin.getByRole('menuitem', { name: 'Export this person’s data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.zip$/);
  const files = readZip(readFileSync(await download.path()));
  const archive = JSON.parse(String(files.get('personal-data.json')));
  expect(archive.leads.map(({ number }: { number: string }) => number)).toEqual([ref]);
  const shown = await (await browser.newContext()).newPage();
  await shown.setContent(String(files.get('personal-data.html')));
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Data about dana@whitlock.test');
  await expect(shown.getByText('<b>Hello</b>, what does a first show cost?').first()).toBeVisible();
});

test('downloads the data of a person with only a phone number', async ({ desk, admin }) => {
  const entered = { name: 'Ines Moor', email: null, phone: '+1 404 555 0163', message: 'Met at the fair.' };
  const lead = { ...entered, id: randomUUID(), source: 'event', isMine: true };
  const { ref } = (await desk.fetch(await desk.memberOf('agent'), 'POST', 'leads', lead)).json();
  await admin.goto(`/desk/leads/${ref}?view=all`);
  await admin.getByRole('button', { name: /^More/ }).first().click();
  await expect(admin.getByRole('menuitem', { name: 'Delete personal data' })).toBeVisible();
  const downloading = admin.waitForEvent('download');
  await admin.getByRole('menuitem', { name: 'Export this person’s data' }).click();
  const files = readZip(readFileSync(await (await downloading).path()));
  const archive = JSON.parse(String(files.get('personal-data.json')));
  expect(archive.leads.map(({ number }: { number: string }) => number)).toEqual([ref]);
  await admin.goto(`/desk/leads/${ref}?view=all&full=1`);
  await expect(admin.getByRole('link', { name: 'Export this person’s data' })).toBeVisible();
});

test('lets admins download the confirmed newsletter subscribers', async ({ desk, admin, agent }) => {
  await sendLead(desk, 'newsletter_subscribers', { email: 'reader@larch.test' });
  await desk.database.query(
    'insert into staff.newsletter_confirmations (id) select id from newsletter_subscribers',
  );
  await admin.goto('/desk/leads?view=all&form=newsletter_subscribers');
  const link = admin.getByRole('link', { name: 'Confirmed subscribers (CSV)' });
  const downloading = admin.waitForEvent('download');
  await link.click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file).toMatch(/^\ufeffemail,unsubscribe_link\n"reader@larch\.test","http/);
  await admin.goto('/desk/leads?view=all&form=contact_submissions');
  await expect(admin.getByRole('link', { name: 'Export filtered leads as CSV' })).toBeVisible();
  await expect(link).toBeHidden();
  await agent.goto('/desk/leads?view=all&form=newsletter_subscribers');
  await expect(agent.getByText('reader@larch.test').first()).toBeVisible();
  await expect(agent.getByRole('link', { name: 'Confirmed subscribers (CSV)' })).toBeHidden();
});

test('removes an erased lead from every open screen', async ({ desk, agent, admin }) => {
  const email = 'erased@larch.example';
  const ref = await sendLead(desk, 'contact_submissions', {
    ...{ first_name: 'Erika', last_name: 'Larch', email, company: null },
    ...{ inquiry_type: 'new-client', message: 'Please delete this.' },
  });
  for (const page of [agent, admin]) {
    await page.goto(`/desk/leads/${ref}?view=all`);
    await expect(page.getByText('Please delete this.').first()).toBeVisible();
  }
  await desk.fetch(await desk.memberOf('admin'), 'POST', 'erasure', { email, typed: email });
  for (const page of [agent, admin]) {
    await expect(page.getByRole('heading', { name: 'This lead was deleted' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Erika|Please delete/);
  }
});
