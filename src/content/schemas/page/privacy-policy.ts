import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { headSchema, text, texts, urlNameSchema } from '#src/content/schemas/shared.ts';

const titles = [
  'Introduction',
  'Information We Collect',
  'How We Use Your Information',
  'Information Sharing',
  'Data Security',
  'Your Rights and Choices',
  'Data Retention',
  'International Data Transfers',
  "Children's Privacy",
  'Contact Us',
  'Changes to This Privacy Policy',
] as const;

/** Values of site.config.ts that a text may contain, such as `{brand}`. */
export const policyFacts = ['brand', 'legalName', 'email', 'phone', 'privacyOfficerEmail'] as const;

const unknownPlaceholder = new RegExp(`\\{(?!(?:${policyFacts.join('|')})\\})\\w+\\}`);
const policyTextSchema = text.refine((texts) => !unknownPlaceholder.test(texts), {
  error: `allowed in braces: ${policyFacts.map((name) => `{${name}}`).join(', ')}`,
});

const blockSchema = z.union([
  z.strictObject({ text: policyTextSchema }),
  z.strictObject({ list: z.array(policyTextSchema).min(2) }),
  z.strictObject({ show: z.enum(['forms', 'contact']) }),
]);

const sectionSchema = z.strictObject({
  id: urlNameSchema,
  title: z.enum(titles),
  blocks: z.array(blockSchema).min(1),
});

export const privacyPolicySchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: text, updated: text, lead: text, picture: pictureOf('pages') }),
  contents: text,
  sections: z
    .array(sectionSchema)
    .refine(
      (sections) => sections.map(({ title }) => title).join() === titles.join(),
      `the sections are, in this order: ${titles.join(', ')}`,
    ),
  forms: z.strictObject({
    labels: z.strictObject({ stored: text, purpose: text, kept: text }),
    items: z
      .array(z.strictObject({ table: text, name: text, stored: text, purpose: text, kept: text }))
      .min(1),
  }),
  contact: z.strictObject(texts('email', 'phone', 'address', 'officer', 'officerNote', 'form')),
  sample: z.boolean(),
});

export type PrivacyPolicyContent = z.infer<typeof privacyPolicySchema>;
