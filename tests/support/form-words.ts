import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { formsSchema } from '#src/content/schemas/forms.ts';
import { surveySchema } from '#src/content/schemas/live-selling-survey.ts';

const content = (file: string) => parse(readFileSync(`src/content/${file}.yaml`, 'utf8'));

export const forms = formsSchema.parse(content('forms'));
export const stored = { ...forms.common, ...forms.stored };
/** What a stored form says, as its page passes it on. */
export const wordsOf = <Form extends keyof typeof forms>(form: Form) => ({ ...stored, ...forms[form] });
export const application = surveySchema.parse(content('pages/live-selling-survey')).application;
export const surveyWords = { ...stored, ...application };
