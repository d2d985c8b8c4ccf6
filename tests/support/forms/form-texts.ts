import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { formsSchema } from '#src/content/schemas/forms.ts';
import { surveySchema } from '#src/content/schemas/page/live-selling-survey.ts';
import { contentOf } from '#tests/support/pages/content.ts';

export const forms = formsSchema.parse(parse(readFileSync('src/content/forms.yaml', 'utf8')));
export const storedFormTexts = { ...forms.common, ...forms.stored };
export const textsOfForm = <Form extends keyof typeof forms>(form: Form) => ({
  ...storedFormTexts,
  ...forms[form],
});

type Field = { label: string; empty?: string; options?: Record<string, string> };
type StandardTexts = {
  fields: Record<string, Field>;
  action: string;
  busy: string;
  failed: { title: string; description: string };
  sent: { title: string };
};

/** The texts of a form with the structure of the contact form. @param key the form's key in forms.yaml */
export function standardTexts(key: string): StandardTexts {
  const texts = forms[key as keyof typeof forms] as Partial<StandardTexts> | undefined;
  if (!texts?.fields) throw new Error(`src/content/forms.yaml has no fields of ${key}`);
  return texts as StandardTexts;
}

export const { application } = contentOf('pages/live-selling-survey', surveySchema);
export const surveyTexts = { ...storedFormTexts, ...application };

/** The error message for a field that is too long. @param maxLength the maximum number of characters, formatted */
export const tooLongText = (maxLength: string) => storedFormTexts.tooLong.replace('{most}', maxLength);
export const { questions, answers } = application;
export const emailInsteadText = storedFormTexts.mail.split('{email}')[0]?.trim() ?? '';
/** The error message after too many attempts. @param time the formatted waiting time, such as `40 seconds` */
export const rateLimitText = (time: string) => storedFormTexts.wait.replace('{time}', time);
