/** What forms left in the tab's session storage; without that store nothing waits. */
// A constant of its own, held by its type: a module that forms share would be one more file for every page.
const slot: typeof import('./outbox-slot.ts').slot = 'outbox';

function isKept(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

async function resumeOutbox() {
  if (!isKept(slot)) return;
  try {
    const { outbox } = await import('./data-outbox.ts');
    await outbox.resume();
  } catch {
    for (const type of ['online', 'pageshow']) addEventListener(type, resumeOutbox, { once: true });
  }
}
resumeOutbox();

// What was typed into the page's form before stands there again; what is typed now is kept from the first reach on.
const form = document.querySelector('form[data-draft]');
const keepDraft = () => import('#src/forms/form-draft.ts').catch(() => {});
for (const type of ['focusin', 'input']) form?.addEventListener(type, keepDraft);
if (form && isKept(`draft:${location.pathname}`)) keepDraft();
