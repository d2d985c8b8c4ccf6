import { z } from 'zod';
import { choices } from './form-choices.ts';
import { text, texts, toastSchema as toast, withPlaceholder } from './shared.ts';

const field = z.strictObject({ label: text });
const required = field.extend({ empty: text });

const form = z.strictObject({ action: text, busy: text, success: toast });
const simulated = form.extend({ missing: toast });
const stored = form.extend({ failed: toast });
const roiInput = z.strictObject({ label: text, hint: text, slider: text });

const commonSchema = z.strictObject({ requiredNote: text.includes('*'), email: text });
const storedSchema = z.strictObject({
  tooLong: withPlaceholder('most'),
  invisible: text,
  wait: withPlaceholder('time'),
  mail: withPlaceholder('email'),
});

/** The texts of all forms. tests/specification/fixed.yaml lists those that the specification fixes. */
export const formsSchema = z.strictObject({
  common: commonSchema,
  stored: storedSchema,
  contact: stored.extend({
    fields: z.strictObject({
      first_name: required,
      last_name: required,
      email: required,
      company: field,
      inquiry_type: required.extend({
        placeholder: text,
        options: z.record(z.enum(choices.inquiry_type), text),
      }),
      message: required,
    }),
    sent: z.strictObject({ title: text, text, again: text }),
  }),
  newsletter: stored.extend({
    fields: z.strictObject({ email: field.extend({ placeholder: text }) }),
    invalid: toast,
    taken: toast,
    sent: text,
  }),
  'early-access': stored.omit({ success: true }).extend({
    title: text,
    lead: text,
    fields: z.strictObject({
      first_name: required,
      last_name: required,
      email: required,
      company: required,
      role: field.extend({ placeholder: text, options: z.record(z.enum(choices.role), text) }),
      interested_feature: field,
      comments: field,
    }),
    cancel: text,
    missing: toast,
    sent: z.strictObject({ title: text, lead: withPlaceholder('feature').includes('{email}'), close: text }),
    withoutScript: text,
  }),
  'roi-calculator': simulated.extend({
    ...texts('label example report'),
    inputs: z.strictObject({
      average_order_value: roiInput,
      profit_margin: roiInput,
      products_per_event: roiInput,
      viewers_per_event: roiInput,
      conversion_rate: roiInput,
      events_per_month: roiInput,
    }),
    odd: z.strictObject({ noNumber: text, twoNumbers: text, negative: text, over: text }),
    fields: z.strictObject({ email: required, brand_name: required }),
    update: text,
    saved: z.strictObject({ lead: text, text }),
  }),
  checklist: simulated.extend({ fields: z.strictObject({ email: required }) }),
  guide: simulated.extend({ fields: z.strictObject({ name: required, email: required, company: field }) }),
  audit: simulated.extend({
    fields: z.strictObject({
      name: required,
      email: required,
      company: required,
      experience: field.extend({ hint: text }),
    }),
  }),
  reports: simulated.omit({ action: true, success: true }).extend({
    fields: z.strictObject({
      name: required,
      email: required,
      businessName: required,
      salesVolume: field.extend({ placeholder: text, options: z.array(text).min(3) }),
    }),
    success: toast.extend({ description: withPlaceholder('title') }),
  }),
  'resource-cards': z.strictObject({
    busy: text,
    success: toast.extend({ description: withPlaceholder('title') }),
  }),
});

export type FormsContent = z.infer<typeof formsSchema>;
export type CommonFormTexts = FormsContent['common'];
export type StoredFormTexts = FormsContent['stored'] & CommonFormTexts;
