import type { Page } from '@playwright/test';
import { type ChoiceField, choices } from '#src/content/schemas/survey-choices.ts';
import {
  type Answers,
  blankAnswers,
  type Field,
  isAsked,
  isBlank,
  parseAnswers,
  stepCount,
  stepFields,
} from '#src/features/creator-survey/survey-answers.ts';
import {
  findIncompleteStep,
  findInvalidFields,
  validateAnswers,
} from '#src/features/creator-survey/survey-gates.ts';
import { application } from '#tests/support/forms/form-texts.ts';
import { surveyTexts } from './form-texts.ts';
import { fullAnswers } from './survey-answers.ts';
import type { HistoryEntry, Outcome, SurveyState } from './survey-driver.ts';
import { path } from './survey-page.ts';

const stepNames = application.steps.map(({ name }) => name);
const steps = [1, 2, 3, 4, 5, 6, 7];

/** Random numbers from 0 to 1, repeatable by seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Model = {
  view: number | 'sent';
  answers: Answers;
  checking: boolean;
};

type Action = [weight: number, action: () => Promise<Outcome>];

/**
 * Takes random actions in the survey like a visitor with their own tab and draft. After each action, compares the view,
 * the URL, the draft and the controls with a model.
 * @param page a page that is already on the site
 * @param seed determines the actions
 */
export async function walkSurvey(page: Page, seed: number, actions: number) {
  const random = randomFrom(seed);
  const randomBelow = (count: number) => Math.floor(random() * count);
  const pickOne = <One>(list: readonly One[]) => list[randomBelow(list.length)] as One;

  const answered = stepFields.slice(0, randomBelow(stepCount + 2)).flat();
  const model: Model = {
    view: 0,
    answers: parseAnswers(Object.fromEntries(answered.map((field) => [field, fullAnswers[field]]))),
    checking: false,
  };
  const trail: string[] = [`answered ${answered.length}`];
  const allowedStep = (step: number) => Math.min(step, findIncompleteStep(model.answers, surveyTexts));
  const findInvalidField = (step: number) =>
    findInvalidFields(step, validateAnswers(model.answers, surveyTexts))[0];
  const createRefusal = (step: number) => ({ view: step, refused: `survey-${findInvalidField(step)}` });

  const expectOutcome = async (outcome: Outcome): Promise<SurveyState> => {
    const seen = await page.evaluate((awaited) => driver.waitForOutcome(awaited), outcome);
    const { view, refused = seen.refused, key = seen.place.key } = outcome;
    const checks: [what: string, found: unknown, expected: unknown][] = [
      ['view', seen.view, view],
      ['address', seen.place.step, view === 'sent' ? 0 : view],
      ['place in the history', seen.place.key, key],
      ['answer that is said to be wrong', seen.refused, refused],
    ];
    const draft = parseAnswers(seen.draft);
    for (const [name, answer] of Object.entries(model.answers)) {
      checks.push([`draft of ${name}`, `${draft[name as Field]}`, `${answer}`]);
      if (name in seen.controls) checks.push([name, `${seen.controls[name]}`, `${answer}`]);
    }
    for (const [what, found, expected] of checks)
      if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`);
    model.view = outcome.view;
    if (model.view === stepCount) model.checking = false;
    return seen;
  };

  const press = (name: string, times = 1) => {
    trail.push(times > 1 ? `${name} twice` : name);
    return page.evaluate(([name, times]) => driver.press(name, times), [name, times] as const);
  };
  const openStepUrl = async (step: number) => {
    trail.push(`?step=${step}`);
    await page.goto(step ? `${path}?step=${step}` : path, { waitUntil: 'commit' });
    model.checking = false;
    return { view: allowedStep(step) };
  };
  const traverse = async ({ key, step }: HistoryEntry, delta: number): Promise<Outcome> => {
    trail.push(delta < 0 ? 'BACK' : 'FORWARD');
    await page.evaluate((by) => driver.traverse(by), delta);
    if (model.view === 'sent') return { view: model.view, key };
    const view = allowedStep(step);
    return { ...(view === model.view && view < step ? createRefusal(view) : { view }), key };
  };
  const clearAnswers = async (name: string, view: number) => {
    await press(name);
    await press(application.draft.confirmed);
    Object.assign(model, { answers: blankAnswers, checking: false });
    return { view };
  };

  const pickValidAnswer = (field: Field): string | readonly string[] => {
    const full = fullAnswers[field];
    if (full === 'yes' || full === 'no') return pickOne(['yes', 'no']);
    if (!Array.isArray(full)) return full;
    const chosen = choices[field as ChoiceField].filter((one) => one !== 'none' && random() < 0.4);
    return chosen.length > 0 ? chosen : full;
  };
  const pickInvalidAnswer = (field: Field) => {
    if (Array.isArray(fullAnswers[field])) return [];
    return pickOne(field === 'email' ? ['', 'nobody'] : ['', ' ']);
  };
  const isRadioField = (field: Field) =>
    field === 'content_type' || /^(yes|no)$/.test(`${fullAnswers[field]}`);

  const fill = async (fields: readonly Field[], value: typeof pickValidAnswer): Promise<Outcome> => {
    const values: [Field, string | readonly string[]][] = [];
    for (const field of fields) {
      if (!isAsked(field, model.answers)) continue;
      const answer = value(field);
      values.push([field, answer]);
      model.answers = parseAnswers({ ...model.answers, [field]: answer });
    }
    trail.push(values.map(([field, answer]) => `${field}=${answer}`).join(' '));
    await page.evaluate((typed) => driver.fill(typed), values);
    return { view: model.view };
  };

  const pressNext = async (step: number): Promise<Outcome> => {
    await press(model.checking ? application.check.back : application.form.next, pickOne([1, 1, 2]));
    if (findInvalidField(step)) return createRefusal(step);
    return { view: model.checking ? findIncompleteStep(model.answers, surveyTexts) : step + 1 };
  };

  const navigationActions = ({ back, forward }: SurveyState): Action[] => [
    [1, () => openStepUrl(randomBelow(stepCount + 1))],
    [
      2,
      async () => {
        trail.push('RELOAD');
        await page.reload({ waitUntil: 'commit' });
        model.checking = false;
        return { view: model.view === 'sent' ? 0 : model.view };
      },
    ],
    ...(back ? [[10, () => traverse(back, -1)] satisfies Action] : []),
    ...(forward ? [[14, () => traverse(forward, 1)] satisfies Action] : []),
  ];

  const introductionActions = (): Action[] => {
    const open = findIncompleteStep(model.answers, surveyTexts);
    if (isBlank(model.answers)) return [[30, () => press(application.intro.start).then(() => ({ view: 1 }))]];
    return [
      [30, () => press(`${application.intro.resume} ${open}`).then(() => ({ view: open }))],
      [2, () => clearAnswers(application.intro.restart, 1)],
    ];
  };

  const stepActions = (step: number): Action[] => {
    const fields = stepFields[step - 1] ?? [];
    const asked = fields.filter((field) => isAsked(field, model.answers));
    const actions: Action[] = [
      [14, () => fill(fields, pickValidAnswer)],
      [6, () => fill([pickOne(asked)], pickValidAnswer)],
      [1, () => clearAnswers(application.draft.clear, 0)],
    ];
    const emptied = asked.filter((field) => !isRadioField(field));
    if (emptied.length > 0) actions.push([7, () => fill([pickOne(emptied)], pickInvalidAnswer)]);
    if (step > 1) {
      const to = 1 + randomBelow(step - 1);
      actions.push([
        7,
        () => press(application.form.previous, pickOne([1, 1, 2])).then(() => ({ view: step - 1 })),
      ]);
      actions.push([2, () => press(stepNames[to - 1] ?? '').then(() => ({ view: to }))]);
    }
    if (step < stepCount) return [...actions, [26, () => pressNext(step)]];
    const changeStep = async () => {
      const to = pickOne(steps.slice(0, -1));
      await press(`${application.check.change} ${stepNames[to - 1]}`);
      model.checking = true;
      return { view: to };
    };
    const submit = async (): Promise<Outcome> => {
      await press(application.form.action, pickOne([1, 2]));
      Object.assign(model, { answers: blankAnswers, checking: false });
      return { view: 'sent' };
    };
    return [...actions, [24, changeStep], [2, submit]];
  };

  try {
    const draft = isBlank(model.answers) ? undefined : JSON.stringify({ answers: model.answers, begun: 1 });
    await page.evaluate((kept) => {
      sessionStorage.clear();
      if (kept) sessionStorage.setItem('creator-survey', kept);
    }, draft);
    let seen = await expectOutcome(await openStepUrl(randomBelow(stepCount + 1)));
    for (let count = 0; count < actions; count++) {
      const { view } = model;
      const here = view === 'sent' ? [] : view === 0 ? introductionActions() : stepActions(view);
      const possible = [...navigationActions(seen), ...here];
      const [, action] = pickOne(possible.flatMap((one) => Array<Action>(one[0]).fill(one)));
      seen = await expectOutcome(await action());
    }
  } catch (error) {
    throw new Error(`walk with SURVEY_SEED=${seed}: ${trail.join(' > ')}: ${error}`);
  }
}
