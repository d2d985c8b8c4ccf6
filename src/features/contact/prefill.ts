/**
 * Sets the inquiry type and the first line of the message from a URL such as `/contact?about=studio-pro`, before
 * or after the form hydrates. It keeps everything that the visitor chose or typed, on the page and in the tab's draft.
 */
import { slipStorageKey } from '#shared/slip-handover.ts';
import type { Draft } from '#src/forms/fields/typed-fields.ts';
import { findTopic, type TopicList } from './about.ts';

declare const aboutList: TopicList;
declare const pricesPath: string;

const slot = 'about';

function readStoredValue(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function readDraft(): Partial<Draft> | null {
  try {
    return JSON.parse(readStoredValue(`draft:${location.pathname}`) ?? 'null');
  } catch {
    return null;
  }
}

function prefillForm(form: HTMLFormElement) {
  const about = findTopic(
    location.search,
    aboutList,
    `${location.origin}${pricesPath}`,
    readStoredValue(slipStorageKey),
  );
  if (!about) return;
  const draft = readDraft();
  const findField = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const readValue = (name: string) => findField(name).value || draft?.values?.[name] || '';

  if (!readValue('inquiry_type')) findField('inquiry_type').value = about.inquiry;
  const message = `${about.line}\n`;
  if (readValue('message').trim() !== '' && readValue('message') !== readStoredValue(slot)) return;
  findField('message').value = message;
  try {
    sessionStorage.setItem(slot, message);
  } catch {
    // Without session storage, the next topic does not replace this message.
  }
}

const form = document.querySelector<HTMLFormElement>('form[data-draft]');
if (form) prefillForm(form);
