import { type CountEvent, countEvents } from '#shared/count-events.ts';
import { readVisit, type Visit } from '#shared/visit.ts';
import { routes } from '#src/routes.ts';

/** What a page told of its visitor. */
export type Told = { event: CountEvent; visit: Visit | undefined };

/** What is filled in on which page, but for the footer's letter. */
const formsOf: Record<string, CountEvent> = {
  [routes.contact.path]: 'form:contact_submissions',
  [routes['live-selling-survey'].path]: 'form:live_selling_survey_responses',
  [routes['roi-calculator'].path]: 'form:roi_calculator_submissions',
  [routes['ai-avatars'].path]: 'form:early_access_signups',
  [routes['creator-network'].path]: 'form:early_access_signups',
  [routes.services.path]: 'form:early_access_signups',
};

/**
 * Reads a beacon of `src/frame/count.ts`: what happened, the page, and what was noted of the visit, a line each.
 * @returns undefined for what no page says
 */
export function readBeacon(text: string): Told | undefined {
  const [said = '', page = '', noted = ''] = text.split('\n');
  const event = eventOf(said, page);
  return event && { event, visit: readVisit(noted) };
}

function eventOf(said: string, page: string): CountEvent | undefined {
  if (said === 'letter') return 'form:newsletter_subscribers';
  if (said === 'form') return Object.hasOwn(formsOf, page) ? formsOf[page] : undefined;
  const name = said.replace(/^step(?=\d$)/, 'step:');
  if (name.startsWith('step:') && page !== routes['live-selling-survey'].path) return undefined;
  return name.startsWith('form:') ? undefined : countEvents.find((event) => event === name);
}
