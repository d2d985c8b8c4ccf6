/**
 * Sets the inquiry type and the first line of the message by the address, `/contact?about=studio-pro`, whether the
 * form's island is awake or not. What a visitor chose or typed stays, in the page and in the tab's draft.
 */
import { slipSlot } from '#shared/slip-handover.ts';
import { type Draft, draftSlot } from '#src/forms/draft-slot.ts';
import { aboutIn } from './about.ts';

/** Where the message stands that was set last: nobody typed that, so another may take its place. */
const slot = 'about';

/** A browser may refuse its session storage: then nothing was kept. */
function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param list what the form can be asked about; it names the page with the prices */
function prefill(form: HTMLFormElement, { dataset, textContent }: HTMLElement) {
  const prices = new URL(dataset.prices ?? '', location.origin).href;
  const about = aboutIn(location.search, JSON.parse(textContent ?? '{}'), prices, kept(slipSlot));
  if (!about) return;
  const draft: Draft | null = JSON.parse(kept(draftSlot()) ?? 'null');
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const now = (name: string) => field(name).value || draft?.values[name] || '';

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
const list = document.getElementById('about-list');
if (form && list && location.search) prefill(form, list);
