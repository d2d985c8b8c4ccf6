import type { Locator, Page } from '@playwright/test';
import { routes } from '#src/routes.ts';
import { fullAnswers } from '#tests/support/forms/survey-answers.ts';

/** What a script calls: `open` a page, then each act that is to be measured, by its name in the table. */
export type Visit = {
  page: Page;
  /** Loads a page and slows the processor down once it is quiet; a form that wakes by itself is awake then. */
  open(path: string, awake?: 'awake'): Promise<void>;
  /** A press on what has not been fetched yet; it is told apart from the presses that follow. */
  first(name: string, control: Locator, shown: Locator): Promise<void>;
  press(name: string, control: Locator, shown?: Locator): Promise<void>;
  key(name: string, key: string): Promise<void>;
};

const rounds = [1, 2];

async function frame({ page, open, first, press }: Visit) {
  await open(routes.contact.path);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const start = menu.getByRole('button', { name: 'Get Started' });
  const dialog = page.getByRole('dialog');
  for (const round of rounds) {
    await press('Menu, open', page.getByRole('button', { name: 'Menu' }));
    if (round === 1) await first('Get Started, open', start, dialog);
    else await press('Get Started, open', start);
    for (const side of ["I'm a Brand", "I'm a Creator"]) {
      await press(`Get Started, ${side}`, dialog.getByRole('button', { name: side }));
      await press('Get Started, Back', dialog.getByRole('button', { name: 'Back' }));
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

/** Presses the second tab or button first, then all of the others and it again. */
async function choices({ page, first, press }: Visit, name: string, all: Locator) {
  const chosen = page.locator('[aria-selected=true], [aria-pressed=true]');
  await first(name, all.nth(1), all.nth(1).and(chosen));
  const count = await all.count();
  for (const _ of rounds) {
    for (let index = 0; index < count; index++) await press(name, all.nth((index + 2) % count));
  }
}

async function homeTabs(visit: Visit) {
  await visit.open(routes.home.path);
  const tabs = visit.page.getByRole('tab');
  await choices(visit, 'Home, tab', tabs);
}

async function caseTabs(visit: Visit) {
  await visit.open(routes['case-studies'].path);
  const tabs = visit.page.getByRole('tab');
  await choices(visit, 'Case studies, tab', tabs);
}

async function resources(visit: Visit) {
  const { page, open, key } = visit;
  await open(routes.resources.path);
  const tabs = page.getByRole('tab');
  await choices(visit, 'Resources, tab', tabs);
  await page.getByRole('searchbox').focus();
  for (const letter of 'guide') await key('Resources, search', letter);
}

async function reports(visit: Visit) {
  const { page, open } = visit;
  await open(routes['industry-reports'].path);
  const categories = page.locator('button[aria-pressed]');
  await choices(visit, 'Industry reports, category', categories);
}

async function network(visit: Visit) {
  const { page, open, press } = visit;
  await open(routes['creator-network'].path);
  const tabs = page.getByRole('tab');
  await choices(visit, 'Creator network, tab', tabs);
  await page.getByRole('tab', { name: 'Directory' }).tap();
  for (const niche of ['beauty', 'all', 'fashion', 'all']) {
    await page.getByLabel('Niche').selectOption(niche);
    await press('Creator network, Apply Filters', page.getByRole('button', { name: 'Apply Filters' }));
  }
}

const steps = [1, 2, 3, 4, 5, 6];
const surveyPath = routes['live-selling-survey'].path;

async function survey({ page, open, press, key }: Visit) {
  const next = page.getByRole('button', { name: 'Next' });
  await draft(page, fullAnswers);
  await open(surveyPath, 'awake');
  const stands = (step: number) => page.getByText(`Step ${step} of 7`);
  await press('Survey, start', page.getByRole('button', { name: 'Continue at step' }), stands(7));
  await open(`${surveyPath}?step=1`, 'awake');
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  for (const letter of 'abc') await key('Survey, typing', letter);
  for (const step of steps) await press(`Survey, Next on step ${step}`, next, stands(step + 1));
  await press('Survey, Previous', page.getByRole('button', { name: 'Previous' }));
}

/** Every step as it is refused with nothing answered in it. */
async function refusedSurvey({ page, open, press }: Visit) {
  const fields = [
    ['full_name', 'email', 'phone_number', 'tiktok_handle', 'follower_count', 'location', 'time_zone'],
    ['gone_live_before', 'currently_with_agency', 'worked_with_agency_before', 'prior_sales_experience'],
    ['content_type', 'comfortable_selling_categories'],
    ['has_filming_space'],
    ['hours_per_week', 'available_times', 'willing_to_follow_training'],
    ['compensation_preferences'],
  ];
  for (const step of steps) {
    const blank = Object.fromEntries(fields[step - 1]?.map((field) => [field, '']) ?? []);
    await draft(page, { ...fullAnswers, ...blank });
    await open(`${surveyPath}?step=${step}`, 'awake');
    await press(`Survey, refused on step ${step}`, page.getByRole('button', { name: 'Next' }));
  }
}

async function draft(page: Page, answers: Record<string, unknown>) {
  await page.addInitScript(
    (value) => sessionStorage.setItem('creator-survey', value),
    JSON.stringify({ answers, begun: Date.now() - 600_000 }),
  );
}

async function roi({ page, open, press, key }: Visit) {
  await open(routes['roi-calculator'].path, 'awake');
  const calculate = page.getByRole('button', { name: 'Calculate my ROI' });
  await press('ROI, refused', calculate);
  // The toast of the refusal lies over what comes next until it goes.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Email' }).fill('owner@brand.example');
  await page.getByRole('textbox', { name: 'Brand name' }).fill('Nordlys');
  for (const name of ['Average order value', 'Products per event', 'Viewers per event', 'Events per month'])
    await page.getByRole('textbox', { name }).fill('12');
  await press('ROI, first calculation', calculate, page.locator('section dd').first());
  await page.getByRole('button', { name: 'Update Calculations' }).waitFor();
  await page.waitForTimeout(3000);
  await page.getByRole('textbox', { name: 'Average order value' }).focus();
  for (const digit of '345') await key('ROI, typing', digit);
  const slider = page.getByRole('slider').first();
  await press('ROI, slider, tap', slider);
  for (const _ of rounds) await key('ROI, slider, key', 'ArrowRight');
  await press('ROI, update', page.getByRole('button', { name: 'Update Calculations' }));
}

export const scripts = [frame, homeTabs, caseTabs, resources, reports, network, survey, refusedSurvey, roi];
