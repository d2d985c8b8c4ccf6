import { type CountedEvent, countedEvents } from '#shared/count-events.ts';
import { creatorSurvey } from '#shared/forms/creator-survey.ts';
import { forms } from '#shared/forms/forms.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { readVisit, type Visit } from '#shared/visit.ts';
import { routes } from '#src/routes.ts';

export type CountBeacon = { event: CountedEvent; visit: Visit | undefined };

const formsByPage = new Map(
  forms.flatMap(({ table, pages }) => pages.map((page) => [routes[page].path as string, table] as const)),
);

/** Reads one value per line: event, page and source of the visit (src/frame/count.ts). */
export function readBeacon(text: string): CountBeacon | undefined {
  const [eventName = '', page = '', visitText = ''] = text.split('\n');
  const event = toCountEvent(eventName, page);
  return event && { event, visit: readVisit(visitText) };
}

function toCountEvent(eventName: string, page: string): CountedEvent | undefined {
  if (eventName === 'letter') return `form:${newsletter.table}`;
  if (eventName === 'form') {
    const table = formsByPage.get(page);
    return table === undefined ? undefined : `form:${table}`;
  }
  const name = eventName.replace(/^step(?=\d$)/, 'step:');
  if (name.startsWith('step:') && formsByPage.get(page) !== creatorSurvey.table) return undefined;
  return name.startsWith('form:') ? undefined : countedEvents.find((event) => event === name);
}
