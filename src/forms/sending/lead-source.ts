import { readVisit } from '#shared/visit.ts';
import { slot } from '#src/frame/visit-slot.ts';

/**
 * The header `Lead-Source`: the source of the visit and the path of the form, as ASCII JSON.
 * @returns undefined when nothing was stored or session storage is blocked
 */
export function readLeadSource(): string | undefined {
  try {
    const visit = readVisit(sessionStorage.getItem(slot) ?? '');
    return visit && toAscii(JSON.stringify({ ...visit, form: location.pathname }));
  } catch {
    return undefined;
  }
}

function toAscii(json: string): string {
  return json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
