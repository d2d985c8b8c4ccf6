import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { sendLead } from '#tests/support/desk/leads.ts';
import { makeMember, password } from '#tests/support/desk/members.ts';
import { type DeskSite, startDeskSite } from '#tests/support/desk/start-desk-site.ts';
import { openEngine } from '#tests/support/run/engine.ts';
import { until } from '#tests/support/run/until.ts';

const timeoutMilliseconds = 15_000;

let desk: DeskSite;
let stopDesk: () => Promise<void>;
let page: WebDriver;
let closeEngine: () => Promise<void>;

before(async () => {
  ({ site: desk, stop: stopDesk } = await startDeskSite());
  ({ page, close: closeEngine } = await openEngine());
  await page.manage().window().setRect({ width: 1440, height: 1000 });
});
after(async () => {
  await closeEngine();
  await stopDesk();
});

function find(css: string, text = '') {
  return page.wait<WebElement>(
    async () => {
      for (const element of await page.findElements(By.css(css))) {
        // Uses the text content, because the driver's element text leaves out truncated words.
        const readText = () => page.executeScript<string>('return arguments[0].textContent', element);
        const isShown = async () => (await element.isDisplayed()) && (await readText()).includes(text);
        // The element may be replaced by a new render in the meantime.
        if (await isShown().catch(() => false)) return element;
      }
      return null;
    },
    timeoutMilliseconds,
    `${css} ${text}`,
  );
}
const clickOn = async (css: string, text = '') => (await find(css, text)).click();
const typeInto = async (css: string, ...keys: string[]) => (await find(css)).sendKeys(...keys);

const recordErrors = () =>
  page.executeScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    addEventListener('error', (event) => errors.push(event.message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(violatedDirective));
  });

test('signs in, opens a lead, assigns it, adds a note, replies, and marks the lead as won', {
  timeout: 120_000,
}, async () => {
  const id = await makeMember(desk.database, 'mei@cue.example');
  const ref = await sendLead(desk, 'contact_submissions', {
    ...{ first_name: 'Dana', last_name: 'Whitlock', company: 'Fern & Cove', inquiry_type: 'new-client' },
    ...{ email: 'dana@fernandcove.example', message: 'Two serums.\n\nWho can host them?' },
  });
  const signIn = async (typed: string) => {
    await page.get(`${desk.url}/desk/leads`);
    await recordErrors();
    await typeInto('input[name=email]', 'mei@cue.example');
    await typeInto('input[name=password]', typed, Key.ENTER);
  };
  await signIn('not it at all');
  await find('[role=alert]', 'match');
  await signIn(password);

  await clickOn('[role=row] a', 'Dana Whitlock');
  await find('[data-pane=lead]', 'Who can host them?');
  assert.match(await page.getCurrentUrl(), new RegExp(`/desk/leads/${ref}$`));
  await clickOn('[data-pane=lead] button', 'Unassigned');
  await clickOn('[role=option]', 'mei');
  await find('[data-pane=lead] button', 'mei');
  await typeInto('[data-note]', 'Asks for one show.', Key.chord(Key.CONTROL, Key.ENTER));
  await find('[data-pane=lead] li', 'Asks for one show.');
  await clickOn('[data-reply]', 'Reply');
  await find('[role=dialog] textarea');
  await typeInto('[role=dialog] textarea', 'Mei can, on Thursday at noon.');
  await clickOn('[role=dialog] button', 'Send');
  await find('[role=status]', 'Reply sent ');
  await clickOn('[data-pane=lead] button', 'Contacted');
  await clickOn('[role=option]', 'Won');
  await clickOn('[role=dialog] button', 'Cancel');
  await find('[data-pane=lead] button', 'Won');
  await until(async () => {
    assert.deepEqual(
      await desk.database.query(
        `select status, kept_by, assignee, array(
          select kind from staff.event where lead_id = lead.id and kind in ('note', 'reply', 'assign') order by created_at
        )::text as done from staff.lead`,
      ),
      [{ status: 'won', kept_by: 'mail', assignee: id, done: '{assign,note,reply}' }],
    );
  }, timeoutMilliseconds);

  // A narrow window shows only one pane at a time.
  await page.manage().window().setRect({ width: 600, height: 900 });
  await clickOn('button', 'Back to');
  await find('[role=row]', 'Dana Whitlock').catch(() => clickOn('a', 'All'));
  assert.equal(await page.executeScript('return document.documentElement.scrollWidth > innerWidth'), false);
  assert.deepEqual(await page.executeScript('return window.errors'), []);
});
