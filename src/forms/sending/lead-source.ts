import { readVisit } from '#shared/visit.ts';
import { slot } from '#src/frame/visit-slot.ts';

/**
 * Where this visit came from, and the page of the form, as the header that travels beside a row: JSON in ASCII.
 * @returns undefined where nothing is noted, or the tab keeps nothing
 */
export function leadSource(): string | undefined {
  try {
    const visit = readVisit(sessionStorage.getItem(slot) ?? '');
    return visit && inAscii(JSON.stringify({ ...visit, form: location.pathname }));
  } catch {
    return undefined;
  }
}

function inAscii(json: string): string {
  return json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
