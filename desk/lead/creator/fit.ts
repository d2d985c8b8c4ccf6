import type { Settings } from '#shared/desk/api.ts';
import { formatMoney } from '#shared/money.ts';
import { describeTypedRate, parseHourlyRate } from './rate.ts';
import type { Survey } from './survey.ts';

/** `open` means that the question was not answered, or that the answer cannot be compared. */
export type FitState = 'met' | 'missed' | 'open';
export type FitRule = { name: string; state: FitState; answer: string; requirement: string };

export const notAnswered = 'Not answered';
const amountFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const numberWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Compares a creator with the fit rules from the settings. Leaves out rules that are turned off. */
export function checkFitRules(survey: Survey, fitSettings: Settings['fit']): FitRule[] {
  return [
    fitSettings.followers !== null && checkAudience(survey, fitSettings.followers),
    fitSettings.gmv !== null && checkLiveSales(survey, fitSettings.gmv),
    fitSettings.noAgency &&
      checkAnswer('No other agency', survey.isWithAgency, 'no agency', {
        yes: 'With an agency now',
        no: 'With no agency now',
        wanted: false,
      }),
    fitSettings.categories.length > 0 && checkCategories(survey, fitSettings.categories),
    fitSettings.filmingSpace &&
      checkAnswer('Filming space', survey.hasSpace, 'a quiet room', {
        yes: 'Quiet room',
        no: 'No quiet room',
      }),
    fitSettings.training &&
      checkAnswer('Training', survey.wouldTrain, 'yes', { yes: 'Will follow it', no: 'Will not follow it' }),
    fitSettings.rate !== null && checkRate(survey, fitSettings.rate),
  ].filter((rule) => rule !== false);
}

function checkAudience({ followers }: Survey, atLeast: number): FitRule {
  return {
    name: 'Audience',
    state: toFitState(followers, (count) => count >= atLeast),
    answer: followers === null ? notAnswered : `${amountFormat.format(followers)} followers`,
    requirement: `${amountFormat.format(atLeast)} or more`,
  };
}

function checkLiveSales({ hasGoneLive, bestLive }: Survey, atLeast: number): FitRule {
  const never = hasGoneLive === false;
  return {
    name: 'Best live sales',
    state: never ? 'missed' : toFitState(bestLive, (sold) => sold >= atLeast),
    answer: never ? 'Never live' : bestLive === null ? notAnswered : `Best show ${formatMoney(bestLive)}`,
    requirement: `${formatMoney(atLeast)} or more`,
  };
}

function checkCategories({ wouldSell }: Survey, required: string[]): FitRule {
  const matching = wouldSell.filter((category) => required.includes(category));
  const answer = matching.length > 0 ? matching : wouldSell;
  return {
    name: 'Categories',
    state: wouldSell.length === 0 ? 'open' : matching.length > 0 ? 'met' : 'missed',
    answer: answer.length === 0 ? notAnswered : answer.join(', '),
    requirement:
      required.length === 1 ? `${required[0]}` : `one of ${numberWords[required.length] ?? required.length}`,
  };
}

function checkRate({ rate: typed }: Survey, atMost: number): FitRule {
  const hourly = typed === null ? null : parseHourlyRate(typed);
  return {
    name: 'Rate',
    state: toFitState(hourly, (dollars) => dollars <= atMost),
    answer:
      hourly === null
        ? typed === null
          ? notAnswered
          : describeTypedRate(typed)
        : `$${amountFormat.format(hourly)} an hour`,
    requirement: `$${amountFormat.format(atMost)} an hour at most`,
  };
}

function checkAnswer(
  name: string,
  answer: boolean | null,
  asked: string,
  { yes, no, wanted = true }: { yes: string; no: string; wanted?: boolean },
): FitRule {
  return {
    name,
    state: toFitState(answer, (given) => given === wanted),
    answer: answer === null ? notAnswered : answer ? yes : no,
    requirement: asked,
  };
}

function toFitState<T>(answer: T | null, fits: (answer: T) => boolean): FitState {
  if (answer === null) return 'open';
  return fits(answer) ? 'met' : 'missed';
}
