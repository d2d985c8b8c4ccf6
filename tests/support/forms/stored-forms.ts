import type { Locator, Page } from '@playwright/test';
import type { FormDefinition } from '#shared/forms/form.ts';
import { siteForms } from '#shared/forms/forms.ts';
import { aiAvatarsSchema } from '#src/content/schemas/page/ai-avatars.ts';
import { routes } from '#src/routes.ts';
import { application, forms, standardTexts } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import type { TableName } from '#tests/support/server/payloads.ts';
import * as earlyAccess from './early-access-page.ts';
import * as roi from './roi-calculator-page.ts';
import * as survey from './survey-page.ts';

const aiAvatars = contentOf('pages/ai-avatars', aiAvatarsSchema);

const matchExactly = (texts: string) => new RegExp(`^${containing(texts).source}$`);

/** A stored form from a visitor's point of view. */
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

/** Describes a form that has the structure of the contact form and is the only form on its page. */
function describeStandardForm({ table, pages: [page], texts = '' }: FormDefinition): StoredForm {
  const { fields, action, busy, failed, sent } = standardTexts(texts);
  const { path } = routes[page ?? 'contact'];
  const form = (page: Page) => page.locator('main form');
  const required = Object.entries(fields).filter(([, { empty }]) => empty !== undefined);
  const textFields = required.filter(([name, { options }]) => name !== 'email' && !options);
  return {
    path,
    table: table as TableName,
    async fill(page, email) {
      await page.goto(path);
      for (const [name, { options }] of required) {
        const control = form(page).locator(`[name="${name}"]`);
        if (options) await control.selectOption(Object.keys(options)[0] ?? '');
        else await control.fill(name === 'email' ? email : 'Two products');
      }
    },
    form,
    action,
    busy: matchExactly(busy),
    failed: [failed.title, failed.description],
    field: textFields.at(-1)?.[1].label ?? '',
    typed: () => 'Two products',
    done: (page) => page.getByRole('heading', { name: sent.title }),
    hidden: action,
    instead: 'main',
  };
}

const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form');

const customForms: StoredForm[] = [
  {
    path: '/',
    table: 'newsletter_subscribers',
    async fill(page, email) {
      await page.goto('/');
      await footerForm(page).getByRole('textbox').fill(email);
    },
    form: footerForm,
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
    busy: matchExactly(forms['early-access'].busy),
    failed: [forms['early-access'].failed.title, forms['early-access'].failed.description],
    field: forms['early-access'].fields.company.label,
    typed: () => 'Engines Ltd',
    done: (page) =>
      earlyAccess.sentDialog(page).getByRole('button', { name: forms['early-access'].sent.close }),
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
    busy: matchExactly(forms['roi-calculator'].busy),
    field: forms['roi-calculator'].inputs.events_per_month.label,
    typed: () => '4',
    done: roi.updateButton,
    hidden: forms['roi-calculator'].action,
    instead: 'main',
  },
  {
    path: survey.path,
    table: survey.table,
    fill: (page, email) => survey.openStep(page, 7, { email }),
    form: (page) => page.locator('main form'),
    action: application.form.action,
    busy: matchExactly(application.form.busy),
    failed: [application.form.failed.title, application.form.failed.description],
    // The last step has no text field.
    field: application.questions.age_range.label,
    typed: () => '25-34',
    done: (page) => page.getByRole('heading', { name: application.sent.title }),
    hidden: application.intro.start,
    instead: 'main',
  },
];

const customTables: string[] = customForms.map(({ table }) => table);

export const storedForms: StoredForm[] = [
  ...siteForms.filter(({ table }) => !customTables.includes(table)).map(describeStandardForm),
  ...customForms,
];
