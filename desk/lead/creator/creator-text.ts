import { describeTypedRate, isPlainNumber } from './rate.ts';
import type { Survey } from './survey.ts';

const listFormat = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

const contentTexts = new Map([
  ['lifestyle', 'Lifestyle content.'],
  ['beauty', 'Beauty content.'],
  ['fitness', 'Fitness content.'],
  ['food', 'Food content.'],
  ['tech', 'Tech content.'],
  ['other', 'Content of another kind.'],
]);

const genderTexts = new Map([
  ['female', 'female'],
  ['male', 'male'],
  ['non-binary', 'non-binary'],
  ['other', 'gender: other'],
]);

/** Describes a creator: "Beauty content. Hosts in English and Spanish. Age 25-34, gender not answered." */
export function describeCreator(survey: Survey): string {
  const languages = survey.languages.map((one) => (one === 'Other' ? 'another language' : one));
  const age = survey.age ? `Age ${survey.age}` : 'Age not answered';
  const gender = survey.gender ? (genderTexts.get(survey.gender) ?? survey.gender) : 'gender not answered';
  return [
    survey.content && (contentTexts.get(survey.content) ?? `${survey.content} content.`),
    languages.length > 0 ? `Hosts in ${listFormat.format(languages)}.` : 'Languages not answered.',
    survey.age || survey.gender ? `${age}, ${gender}.` : 'Age and gender not answered.',
  ]
    .filter(Boolean)
    .join(' ');
}

const payTexts = new Map([
  ['paid-hosting', 'Paid hosting'],
  ['affiliate-commission', 'Affiliate commission'],
  ['revenue-share', 'Revenue share'],
]);

/** The kinds of pay that the creator accepts. `all-above` stands for all three. */
export function payOptions(pay: string[]): string[] {
  if (pay.includes('all-above')) return [...payTexts.values()];
  return pay.map((one) => payTexts.get(one) ?? one);
}

/** Describes the rate: "From $65 an hour". Quotes the typed text if it does not start with an amount or has no unit. */
export function describeRate(rate: string): string {
  if (isPlainNumber(rate)) return describeTypedRate(rate);
  return /^(?:US)?[$\d]/i.test(rate.trim()) ? `From ${rate.trim()}` : `“${rate.trim()}”`;
}

/** Describes current and former agencies: "With an agency now. Was with Studio Nine." */
export function describeAgencies({ isWithAgency, wasWithAgency, lastAgency }: Survey): string {
  const isNow = isWithAgency === true;
  const now = isWithAgency === null ? '' : isNow ? 'With an agency now.' : 'With no agency now.';
  if (wasWithAgency === null) return now;
  if (!wasWithAgency) return isNow ? now : 'Never with an agency.';
  if (!lastAgency) return `Was with an agency, not named. ${now}`.trim();
  return isNow ? `With an agency now. Was with ${lastAgency}.` : `Was with ${lastAgency}, free now.`;
}

const equipmentLabels = new Map([
  ['ring-light', 'Ring light'],
  ['tripod', 'Tripod'],
  ['external-mic', 'Mic'],
  ['background-setup', 'Background or set'],
]);

/** The equipment that the creator has and lacks. Both lists are empty if the question was not answered. */
export function equipmentOf(owned: string[]): { has: string[]; lacks: string[] } {
  if (owned.length === 0) return { has: [], lacks: [] };
  const labelsOf = (isOwned: boolean) =>
    [...equipmentLabels].filter(([value]) => owned.includes(value) === isOwned).map(([, label]) => label);
  return { has: labelsOf(true), lacks: labelsOf(false) };
}

/** Joins labels into one line: "Ring light, tripod, mic". */
export function joinLabels(labels: string[]): string {
  return labels.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(', ');
}
