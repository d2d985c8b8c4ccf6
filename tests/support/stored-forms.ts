import type { Locator, Page } from '@playwright/test';
import * as earlyAccess from './early-access-page.ts';
import * as roi from './roi-calculator-page.ts';
import type { TableName } from './server-payloads.ts';
import * as survey from './survey-page.ts';

/** A form whose rows are stored, as a visitor meets it. */
export type StoredForm = {
  path: string;
  table: TableName;
  /** Goes to the page and fills the form in. */
  fill: (page: Page, email: string) => Promise<void>;
  form: (page: Page) => Locator;
  /** What its button says, at first and while it sends. */
  action: string;
  busy: RegExp;
  /** The toast when it could not be stored; a form that is stored later never says so. */
  failed?: [title: string, description: string];
  /** The text field that Enter is pressed in while it sends, and what has to stand there after a failure. */
  field: string;
  typed: (email: string) => string;
  /** What has the focus once the row is stored. */
  done: (page: Page) => Locator;
  /** What a page without script hides, and the place that says so. */
  hidden: string;
  instead: 'main' | 'contentinfo';
};

const footer = (page: Page) => page.getByRole('contentinfo').locator('form');

/** Every table that visitors insert into has its form here. */
export const storedForms: StoredForm[] = [
  {
    path: '/contact',
    table: 'contact_submissions',
    async fill(page, email) {
      await page.goto('/contact');
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Byron');
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
      await page.getByLabel('Inquiry type').selectOption('New Client Inquiry');
      await page.getByRole('textbox', { name: 'Message' }).fill('Two products');
    },
    form: (page) => page.locator('main form'),
    action: 'Send Message',
    busy: /^Sending\.\.\.$/,
    failed: ['Error', 'There was a problem sending your message. Please try again.'],
    field: 'Message',
    typed: () => 'Two products',
    done: (page) => page.getByRole('heading', { name: 'Message Sent Successfully!' }),
    hidden: 'Send Message',
    instead: 'main',
  },
  {
    path: '/',
    table: 'newsletter_subscribers',
    async fill(page, email) {
      await page.goto('/');
      await footer(page).getByRole('textbox').fill(email);
    },
    form: footer,
    action: 'Subscribe',
    busy: /^Subscribe.*\.\.\.$/,
    failed: ['Error', 'There was a problem subscribing. Please try again.'],
    field: 'Where should we send it?',
    typed: (email) => email,
    done: (page) => page.getByText('Thanks for subscribing!'),
    hidden: 'Subscribe',
    instead: 'contentinfo',
  },
  {
    path: earlyAccess.path,
    table: earlyAccess.table,
    async fill(page, email) {
      await earlyAccess.open(page);
      await earlyAccess.fill(page, email);
    },
    form: (page) => earlyAccess.dialog(page).locator('form'),
    action: 'Request access',
    busy: /^Submitting\.\.\.$/,
    failed: ['Submission Failed', 'Please try again or contact us directly.'],
    field: 'Company',
    typed: () => 'Engines Ltd',
    done: (page) => earlyAccess.thanks(page).getByRole('button', { name: 'Close' }),
    hidden: 'Join Early Access',
    instead: 'main',
  },
  {
    path: roi.path,
    table: roi.table,
    async fill(page, email) {
      await page.goto(roi.path);
      await roi.fill(page, email);
    },
    form: roi.form,
    action: 'Calculate my ROI',
    busy: /^Saving\.\.\.$/,
    field: 'Events per month',
    typed: () => '4',
    done: roi.update,
    hidden: 'Calculate my ROI',
    instead: 'main',
  },
  {
    path: survey.path,
    table: survey.table,
    fill: (page, email) => survey.openStep(page, 7, { email }),
    form: (page) => page.locator('main form'),
    action: 'Submit Application',
    busy: /^Submitting\.\.\.$/,
    failed: ['Error', 'There was a problem submitting your application. Please try again.'],
    // The last step has lists alone.
    field: 'Age range',
    typed: () => '25-34',
    done: (page) => page.getByRole('heading', { name: 'Thank you for applying' }),
    hidden: 'Start your application',
    instead: 'main',
  },
];
