import type { Locator, Page } from '@playwright/test';
import { aiAvatarsSchema } from '#src/content/schemas/page/ai-avatars.ts';
import { application, forms } from '#tests/support/forms/form-words.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import type { TableName } from '#tests/support/server/payloads.ts';
import * as earlyAccess from './early-access-page.ts';
import * as roi from './roi-calculator-page.ts';
import * as survey from './survey-page.ts';

const aiAvatars = contentOf('pages/ai-avatars', aiAvatarsSchema);

const exactly = (words: string) => new RegExp(`^${containing(words).source}$`);

/** A stored form, as a visitor uses it. */
export type StoredForm = {
  path: string;
  table: TableName;
  fill: (page: Page, email: string) => Promise<void>;
  form: (page: Page) => Locator;
  action: string;
  busy: RegExp;
  failed?: [title: string, description: string];
  field: string;
  typed: (email: string) => string;
  done: (page: Page) => Locator;
  hidden: string;
  instead: 'main' | 'contentinfo';
};

const footer = (page: Page) => page.getByRole('contentinfo').locator('form');

export const storedForms: StoredForm[] = [
  {
    path: '/contact',
    table: 'contact_submissions',
    async fill(page, email) {
      await page.goto('/contact');
      await page.getByLabel(forms.contact.fields.first_name.label).fill('Ada');
      await page.getByLabel(forms.contact.fields.last_name.label).fill('Byron');
      await page.getByRole('textbox', { name: forms.contact.fields.email.label, exact: true }).fill(email);
      await page
        .getByLabel(forms.contact.fields.inquiry_type.label)
        .selectOption(forms.contact.fields.inquiry_type.options['new-client']);
      await page.getByRole('textbox', { name: forms.contact.fields.message.label }).fill('Two products');
    },
    form: (page) => page.locator('main form'),
    action: forms.contact.action,
    busy: exactly(forms.contact.busy),
    failed: [forms.contact.failed.title, forms.contact.failed.description],
    field: forms.contact.fields.message.label,
    typed: () => 'Two products',
    done: (page) => page.getByRole('heading', { name: forms.contact.sent.title }),
    hidden: forms.contact.action,
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
    action: forms.newsletter.action,
    busy: new RegExp(
      `^${containing(forms.newsletter.action).source}.*${containing(forms.newsletter.busy).source}$`,
    ),
    failed: [forms.newsletter.failed.title, forms.newsletter.failed.description],
    field: forms.newsletter.fields.email.label,
    typed: (email) => email,
    done: (page) => page.getByText(forms.newsletter.sent),
    hidden: forms.newsletter.action,
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
    action: forms['early-access'].action,
    busy: exactly(forms['early-access'].busy),
    failed: [forms['early-access'].failed.title, forms['early-access'].failed.description],
    field: forms['early-access'].fields.company.label,
    typed: () => 'Engines Ltd',
    done: (page) => earlyAccess.thanks(page).getByRole('button', { name: forms['early-access'].sent.close }),
    hidden: aiAvatars.hero.join,
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
    action: forms['roi-calculator'].action,
    busy: exactly(forms['roi-calculator'].busy),
    field: forms['roi-calculator'].inputs.events_per_month.label,
    typed: () => '4',
    done: roi.update,
    hidden: forms['roi-calculator'].action,
    instead: 'main',
  },
  {
    path: survey.path,
    table: survey.table,
    fill: (page, email) => survey.openStep(page, 7, { email }),
    form: (page) => page.locator('main form'),
    action: application.form.action,
    busy: exactly(application.form.busy),
    failed: [application.form.failed.title, application.form.failed.description],
    // The last step has only choices.
    field: application.questions.age_range.label,
    typed: () => '25-34',
    done: (page) => page.getByRole('heading', { name: application.sent.title }),
    hidden: application.intro.start,
    instead: 'main',
  },
];
