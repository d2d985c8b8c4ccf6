/** Resumes the outbox and the draft that forms left in the tab's session storage. */
// The slot name is repeated here (its type must match), because importing the constant would add another request
// to every page.
const slot: typeof import('./outbox-slot.ts').slot = 'outbox';

function isStored(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

async function resumeOutbox() {
  if (!isStored(slot)) return;
  try {
    const { outbox } = await import('./data-outbox.ts');
    await outbox.resume();
  } catch {
    for (const type of ['online', 'pageshow']) addEventListener(type, resumeOutbox, { once: true });
  }
}
resumeOutbox();

// Restores the form's draft if there is one. Otherwise drafts are saved from the first use of the form on.
const form = document.querySelector('form[data-draft]');
const loadDraftModule = () => import('#src/forms/form-draft.ts').catch(() => {});
for (const type of ['focusin', 'input']) form?.addEventListener(type, loadDraftModule);
if (form && isStored(`draft:${location.pathname}`)) loadDraftModule();
