import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { formsSchema } from '#src/content/schemas/forms.ts';
import { surveySchema } from '#src/content/schemas/page/live-selling-survey.ts';
import { contentOf } from '#tests/support/pages/content.ts';

export const forms = formsSchema.parse(parse(readFileSync('src/content/forms.yaml', 'utf8')));
export const stored = { ...forms.common, ...forms.stored };
export const wordsOf = <Form extends keyof typeof forms>(form: Form) => ({ ...stored, ...forms[form] });
export const { application } = contentOf('pages/live-selling-survey', surveySchema);
export const surveyWords = { ...stored, ...application };

/** What a field says that holds more than its column takes. @param most characters, as they are written */
export const tooLong = (most: string) => stored.tooLong.replace('{most}', most);
export const { questions, answers } = application;
export const notLost = stored.mail.split('{email}')[0]?.trim() ?? '';
/** What whoever sends too much is told. @param time as it is written, `40 seconds` */
export const waiting = (time: string) => stored.wait.replace('{time}', time);
