import { z } from 'zod';
import { choices } from './form-choices.ts';
import { text, texts, toastSchema as toast, withPlaceholder } from './shared.ts';

const fieldSchema = z.strictObject({ label: text });
const requiredFieldSchema = fieldSchema.extend({ empty: text });

const formSchema = z.strictObject({ action: text, busy: text, success: toast });
const simulatedFormSchema = formSchema.extend({ missing: toast });
const storedFormSchema = formSchema.extend({ failed: toast });
const roiInputSchema = z.strictObject({ label: text, hint: text, slider: text });

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
  contact: storedFormSchema.extend({
    fields: z.strictObject({
      first_name: requiredFieldSchema,
      last_name: requiredFieldSchema,
      email: requiredFieldSchema,
      company: fieldSchema,
      inquiry_type: requiredFieldSchema.extend({
        placeholder: text,
        options: z.record(z.enum(choices.inquiry_type), text),
      }),
      message: requiredFieldSchema,
    }),
    sent: z.strictObject({ title: text, text, again: text }),
  }),
  newsletter: storedFormSchema.extend({
    fields: z.strictObject({ email: fieldSchema.extend({ placeholder: text }) }),
    invalid: toast,
    taken: toast,
    sent: text,
  }),
  'early-access': storedFormSchema.omit({ success: true }).extend({
    title: text,
    lead: text,
    fields: z.strictObject({
      first_name: requiredFieldSchema,
      last_name: requiredFieldSchema,
      email: requiredFieldSchema,
      company: requiredFieldSchema,
      role: fieldSchema.extend({ placeholder: text, options: z.record(z.enum(choices.role), text) }),
      interested_feature: fieldSchema,
      comments: fieldSchema,
    }),
    cancel: text,
    missing: toast,
    sent: z.strictObject({ title: text, lead: withPlaceholder('feature').includes('{email}'), close: text }),
    withoutScript: text,
  }),
  'roi-calculator': simulatedFormSchema.extend({
    ...texts('label', 'example', 'report'),
    inputs: z.strictObject({
      average_order_value: roiInputSchema,
      profit_margin: roiInputSchema,
      products_per_event: roiInputSchema,
      viewers_per_event: roiInputSchema,
      conversion_rate: roiInputSchema,
      events_per_month: roiInputSchema,
    }),
    odd: z.strictObject({ noNumber: text, twoNumbers: text, negative: text, over: text }),
    fields: z.strictObject({ email: requiredFieldSchema, brand_name: requiredFieldSchema }),
    update: text,
    saved: z.strictObject({ lead: text, text }),
  }),
  checklist: simulatedFormSchema.extend({ fields: z.strictObject({ email: requiredFieldSchema }) }),
  guide: simulatedFormSchema.extend({
    fields: z.strictObject({ name: requiredFieldSchema, email: requiredFieldSchema, company: fieldSchema }),
  }),
  audit: simulatedFormSchema.extend({
    fields: z.strictObject({
      name: requiredFieldSchema,
      email: requiredFieldSchema,
      company: requiredFieldSchema,
      experience: fieldSchema.extend({ hint: text }),
    }),
  }),
  reports: simulatedFormSchema.omit({ action: true, success: true }).extend({
    fields: z.strictObject({
      name: requiredFieldSchema,
      email: requiredFieldSchema,
      businessName: requiredFieldSchema,
      salesVolume: fieldSchema.extend({ placeholder: text, options: z.array(text).min(3) }),
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
