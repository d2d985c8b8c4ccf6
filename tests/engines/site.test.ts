import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { By, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { aiAvatarsSchema } from '#src/content/schemas/page/ai-avatars.ts';
import { routes } from '#src/routes.ts';
import { application, forms } from '#tests/support/forms/form-texts.ts';
import { fullAnswers, fullRow } from '#tests/support/forms/survey-answers.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { openEngine } from '#tests/support/run/engine.ts';
import { type Site, startSite } from '#tests/support/site/start-site.ts';

const aiAvatars = contentOf('pages/ai-avatars', aiAvatarsSchema);
const timeoutMilliseconds = 10_000;

let site: Site;
let stopSite: () => Promise<void>;
let page: WebDriver;
let closeEngine: () => Promise<void>;

before(async () => {
  ({ site, stop: stopSite } = await startSite());
  ({ page, close: closeEngine } = await openEngine());
  // The browser's toolbar limits the window to a width of at least about 450 px.
  await page.manage().window().setRect({ width: 390, height: 844 });
});
after(async () => {
  await closeEngine();
  await stopSite();
});

async function open(path: string) {
  await page.get(site.url + path);
  await waitForArrival();
  await page.executeScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    addEventListener('error', (event) => errors.push(event.message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(violatedDirective));
  });
}
afterEach(async () => {
  assert.deepEqual((await page.executeScript('return window.errors')) ?? [], []);
});

const waitForArrival = () =>
  page.wait(until.elementLocated(By.css(':root:not([data-arriving])')), timeoutMilliseconds);

function find(css: string, text = '') {
  return page.wait<WebElement>(
    async () => {
      for (const element of await page.findElements(By.css(css))) {
        if ((await element.isDisplayed()) && (await element.getText()).includes(text)) return element;
      }
      return null;
    },
    timeoutMilliseconds,
    `${css} ${text}`,
  );
}

async function scrollTo(css: string, text = '') {
  const element = await find(css, text);
  await page.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
  return element;
}
const clickOn = async (text: string, css = 'button') => (await scrollTo(css, text)).click();
const typeInto = async (css: string, text: string) => (await scrollTo(css)).sendKeys(text);
const waitForText = (text: string) =>
  page.wait(until.elementLocated(By.xpath(`//*[text()="${text}"]`)), timeoutMilliseconds);

async function readStoredRows(table: string, email: string) {
  return (await site.rows(table, email)).map(({ id, created_at, ...row }) => row);
}

async function writeMessage(email: string) {
  await open(routes.contact.path);
  await typeInto('[name=first_name]', 'Ada');
  await typeInto('[name=last_name]', 'Byron');
  await typeInto('main [name=email]', email);
  await clickOn('', '[name=inquiry_type] option[value=new-client]');
  await typeInto('[name=message]', 'Two products, <b>one</b> margin');
}

for (const { path } of Object.values(routes)) {
  test(`fits ${path} into a narrow window`, async () => {
    await page.get(site.url + path);
    const measureOverflow = () =>
      page.executeScript<number>(
        'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth',
      );
    // Styles below the first screen load after the first paint.
    await page.wait(
      async () => (await measureOverflow()) === 0,
      timeoutMilliseconds,
      'wider than the window',
    );
  });
}

test('stores a message', async () => {
  await writeMessage('ada@example.com');
  await clickOn(forms.contact.action);
  await waitForText(forms.contact.sent.title);
  assert.deepEqual(await readStoredRows('contact_submissions', 'ada@example.com'), [
    {
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@example.com',
      company: null,
      inquiry_type: 'new-client',
      message: 'Two products, <b>one</b> margin',
    },
  ]);
});

test('keeps a message that could not be stored, and sends it on the next click', async () => {
  await writeMessage('again@example.com');
  await site.withoutDatabase(async () => {
    await clickOn(forms.contact.action);
    await waitForText(forms.contact.failed.description);
  });
  assert.equal(await (await find('[name=message]')).getAttribute('value'), 'Two products, <b>one</b> margin');
  await clickOn(forms.contact.action);
  await waitForText(forms.contact.sent.title);
  assert.equal((await readStoredRows('contact_submissions', 'again@example.com')).length, 1);
});

test('subscribes an email address', async () => {
  await open(routes.about.path);
  await typeInto('footer [name=email]', 'reader@example.com');
  await clickOn(forms.newsletter.action, 'footer button');
  await waitForText(forms.newsletter.sent);
  assert.deepEqual(await readStoredRows('newsletter_subscribers', 'reader@example.com'), [
    { email: 'reader@example.com', source: 'footer' },
  ]);
});

test('requests early access in a dialog', async () => {
  await open(routes['ai-avatars'].path);
  await clickOn(aiAvatars.hero.join);
  await typeInto('[role=dialog] [name=first_name]', 'Ada');
  await typeInto('[role=dialog] [name=last_name]', 'Byron');
  await typeInto('[role=dialog] [name=email]', 'early@example.com');
  await typeInto('[role=dialog] [name=company]', 'Engines Ltd');
  await clickOn(forms['early-access'].action);
  await waitForText(forms['early-access'].sent.title);
  assert.equal((await readStoredRows('early_access_signups', 'early@example.com')).length, 1);
});

test('calculates and stores a report', async () => {
  await open(routes['roi-calculator'].path);
  const numbers = {
    average_order_value: '48',
    profit_margin: '42',
    products_per_event: '12',
    viewers_per_event: '6500',
    events_per_month: '4',
  };
  for (const [name, value] of Object.entries(numbers)) await typeInto(`[name=${name}]`, value);
  await typeInto('main [name=email]', 'owner@example.com');
  await typeInto('[name=brand_name]', 'Nordlys');
  await clickOn(forms['roi-calculator'].action);
  await waitForText(forms['roi-calculator'].success.title);
  await find('main dd', '$157,248');
  const [row] = await readStoredRows('roi_calculator_submissions', 'owner@example.com');
  assert.equal(row?.calculated_annual_profit, 157_248);
});

test('completes an application in seven steps', { timeout: 120_000 }, async () => {
  const steps = [
    'full_name email phone_number tiktok_handle follower_count other_social_handles location time_zone',
    'gone_live_before highest_gmv currently_with_agency worked_with_agency_before previous_agency prior_sales_experience sales_experience_details',
    'content_type comfortable_selling_categories categories_not_selling niche_expertise',
    'equipment_owned has_filming_space internet_speed',
    'hours_per_week available_times willing_to_follow_training',
    'compensation_preferences minimum_rate_expectation',
    'languages_spoken age_range gender',
  ];
  await open(routes['live-selling-survey'].path);
  await clickOn(application.intro.start);
  for (const [index, names] of steps.entries()) {
    await waitForText(`Step ${index + 1} of 7`);
    for (const name of names.split(' ')) {
      const control = await find(`main [name=${name}]`);
      const kind = `${await control.getTagName()} ${await control.getAttribute('type')}`;
      for (const value of [fullAnswers[name as keyof typeof fullAnswers]].flat()) {
        if (/radio|checkbox/.test(kind)) await clickOn('', `[name=${name}][value="${value}"]`);
        else if (kind.startsWith('select')) await clickOn('', `[name=${name}] option[value="${value}"]`);
        else await control.sendKeys(String(value));
      }
    }
    await clickOn(index < steps.length - 1 ? application.form.next : application.form.action);
  }
  await waitForText(application.sent.title);
  assert.deepEqual(await readStoredRows('live_selling_survey_responses', fullAnswers.email), [fullRow]);
});

test('shows the overlay on navigation and on back, and starts at the top', async () => {
  await open(routes.home.path);
  const waitForPage = async (path: string) => {
    await page.wait(until.urlIs(site.url + path), timeoutMilliseconds);
    await find('html[data-arrived]:not([data-arriving])');
    assert.equal(await page.executeScript('return scrollY'), 0);
  };
  await clickOn('', `footer a[href="${routes.process.path}"]`);
  await waitForPage(routes.process.path);
  await page.navigate().back();
  await waitForPage(routes.home.path);
});

test('opens Get Started from the menu', async () => {
  await open(routes.home.path);
  await clickOn('', 'header button[popovertarget=menu]');
  await clickOn(frame.getStarted.action, 'header nav button');
  await waitForText(frame.getStarted.title);
});
