/**
 * Sets the inquiry type and the first line of the message by the address, `/contact?about=studio-pro`, whether the
 * form's island is awake or not. What a visitor chose or typed stays, in the page and in the tab's draft.
 */
import { slipSlot } from '#shared/slip-handover.ts';
import type { Draft } from '#src/forms/fields/typed-fields.ts';
import { type AboutList, aboutIn } from './about.ts';

declare const aboutList: AboutList;
declare const pricesPath: string;

const slot = 'about';

function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function readDraft(): Partial<Draft> | null {
  try {
    return JSON.parse(kept(`draft:${location.pathname}`) ?? 'null');
  } catch {
    return null;
  }
}

function prefill(form: HTMLFormElement) {
  const about = aboutIn(location.search, aboutList, `${location.origin}${pricesPath}`, kept(slipSlot));
  if (!about) return;
  const draft = readDraft();
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const now = (name: string) => field(name).value || draft?.values?.[name] || '';

  if (!now('inquiry_type')) field('inquiry_type').value = about.inquiry;
  const message = `${about.line}\n`;
  if (now('message').trim() !== '' && now('message') !== kept(slot)) return;
  field('message').value = message;
  try {
    sessionStorage.setItem(slot, message);
  } catch {
    // The next topic then finds a message that it leaves alone.
  }
}

const form = document.querySelector<HTMLFormElement>('form[data-draft]');
if (form) prefill(form);
