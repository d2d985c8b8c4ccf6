/**
 * Sets the inquiry type and the first line of the message from an address such as `/contact?about=studio-pro`, before
 * or after the form hydrates. It keeps everything that the visitor chose or typed, on the page and in the tab's draft.
 */
import { slipStorageKey } from '#shared/slip-handover.ts';
import type { Draft } from '#src/forms/fields/typed-fields.ts';
import { type AboutList, findTopic } from './about.ts';

declare const aboutList: AboutList;
declare const pricesPath: string;

const slot = 'about';

function readStored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function readDraft(): Partial<Draft> | null {
  try {
    return JSON.parse(readStored(`draft:${location.pathname}`) ?? 'null');
  } catch {
    return null;
  }
}

function prefillForm(form: HTMLFormElement) {
  const about = findTopic(
    location.search,
    aboutList,
    `${location.origin}${pricesPath}`,
    readStored(slipStorageKey),
  );
  if (!about) return;
  const draft = readDraft();
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const currentValue = (name: string) => field(name).value || draft?.values?.[name] || '';

  if (!currentValue('inquiry_type')) field('inquiry_type').value = about.inquiry;
  const message = `${about.line}\n`;
  if (currentValue('message').trim() !== '' && currentValue('message') !== readStored(slot)) return;
  field('message').value = message;
  try {
    sessionStorage.setItem(slot, message);
  } catch {
    // Without session storage, the next topic does not replace this message.
  }
}

const form = document.querySelector<HTMLFormElement>('form[data-draft]');
if (form) prefillForm(form);
