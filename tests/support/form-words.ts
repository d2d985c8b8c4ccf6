import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { formsSchema } from '#src/content/schemas/forms.ts';
import { surveySchema } from '#src/content/schemas/live-selling-survey.ts';

const content = (file: string) => parse(readFileSync(`src/content/${file}.yaml`, 'utf8'));

/** What the forms say, as their pages pass it on. */
export const forms = formsSchema.parse(content('forms'));
export const stored = { ...forms.common, ...forms.stored };
export const contactWords = { ...stored, ...forms.contact };
export const newsletterWords = { ...stored, ...forms.newsletter };
export const earlyAccessWords = { ...stored, ...forms['early-access'] };
export const roiWords = { ...stored, ...forms['roi-calculator'] };
export const application = surveySchema.parse(content('pages/live-selling-survey')).application;
export const surveyWords = { ...stored, ...application };
