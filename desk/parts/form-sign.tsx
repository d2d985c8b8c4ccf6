import { Icon, type IconName } from './icon.tsx';

export type FormKind = 'message' | 'creator' | 'roi' | 'early' | 'newsletter' | 'other';

const kinds: Record<string, FormKind> = {
  contact_submissions: 'message',
  live_selling_survey_responses: 'creator',
  roi_calculator_submissions: 'roi',
  early_access_signups: 'early',
  newsletter_subscribers: 'newsletter',
};
const signs: Record<FormKind, IconName> = {
  message: 'message',
  creator: 'person',
  roi: 'calculator',
  early: 'key',
  newsletter: 'mail',
  other: 'note',
};
const names: Record<Exclude<FormKind, 'other'>, [one: string, many: string]> = {
  message: ['Message', 'Messages'],
  creator: ['Creator', 'Creators'],
  roi: ['ROI', 'ROI'],
  early: ['Early access', 'Early access'],
  newsletter: ['Newsletter', 'Newsletter'],
};

/** Tables of the forms that the desk knows, in the order of their lists. */
export const knownForms = Object.keys(kinds);

/** @param form a table's name */
export function formKind(form: string): FormKind {
  return kinds[form] ?? 'other';
}

/** What people call a form: `Message`; a table that came later goes by its own name. */
export function formName(form: string, many = false): string {
  const kind = formKind(form);
  if (kind !== 'other') return names[kind][many ? 1 : 0];
  const words = form.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sign of a form; its name stands beside it. */
export function FormSign({ form, className = 'size-[1.1875rem]' }: { form: string; className?: string }) {
  return <Icon name={signs[formKind(form)]} className={className} />;
}
