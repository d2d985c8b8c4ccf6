import { useCallback, useEffect, useState } from 'react';
import { ClashNotices } from '#desk/content/editing/clash-notices.tsx';
import type { DocumentEditing } from '#desk/content/editing/use-document-editing.ts';
import { useDocumentField } from '#desk/content/editing/use-document-field.ts';
import { useFieldFocus } from '#desk/content/editing/use-field-focus.ts';
import { Dialog } from '#desk/parts/dialog.tsx';
import type { ContentProblem } from '#shared/desk/content.ts';
import {
  documentOf,
  keyOf,
  type Path,
  toCopyPath,
  toDocumentPath,
  type WorkingCopy,
  withMembers,
  withValue,
} from '#shared/desk/working-copy.ts';
import { isFixed } from '#src/content/fixed.ts';
import { validate } from '#src/content/validate.ts';
import { BrandForm } from './brand/brand-form.tsx';
import { schemaOf } from './documents.ts';
import { formatChange } from './schema-form/change-text.ts';
import type { GroupShape } from './schema-form/field.ts';
import { FormProvider, type FormState } from './schema-form/form-context.tsx';
import { SchemaForm, sectionOf } from './schema-form/schema-form.tsx';

/** Problems within a field or between documents, by path key. @param stored problems found by the server */
export function findProblems(
  document: string,
  copy: WorkingCopy,
  stored: readonly ContentProblem[],
): ReadonlyMap<string, string[]> {
  const typed = validate(schemaOf(document), documentOf(copy));
  const all = [
    ...typed.map(({ path, message }) => ({ path: toCopyPath(copy, path), message })),
    ...stored.filter(({ between }) => between),
  ];
  const found = new Map<string, string[]>();
  for (const { path, message } of all) {
    const key = keyOf(path);
    found.set(key, [...(found.get(key) ?? []), message]);
  }
  return found;
}

function useFixedTextGuard(document: string, copy: WorkingCopy) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [unlocking, setAsked] = useState<Path | null>(null);
  function isGuarded(path: Path) {
    if (opened.has(keyOf(path)) || copy.patches.has(keyOf(path))) return false;
    return isFixed(document, toDocumentPath(copy, path) ?? path);
  }
  function confirmUnlock(isYes: boolean) {
    if (isYes && unlocking) setOpened(new Set([...opened, keyOf(unlocking)]));
    setAsked(null);
  }
  return { isGuarded, unlocking, ask: setAsked, answer: confirmUnlock };
}

type DocumentFormProps = {
  document: string;
  editing: DocumentEditing;
  problems: ReadonlyMap<string, string[]>;
  target: { path: Path } | null;
  onFocus: (path: Path) => void;
};

export function DocumentForm({ document, editing, problems, target, onFocus }: DocumentFormProps) {
  const { copy, stored, edit } = editing;
  const field = useDocumentField(document, stored.published);
  const [announcement, setAnnouncement] = useState('');
  const { isOpen, fold, unfold } = useOpenSections(initialSections(field, copy));
  const { focusField, setHash } = useFieldFocus(unfold);
  const guard = useFixedTextGuard(document, copy);
  useEffect(() => {
    if (target) focusField(target.path);
  }, [target, focusField]);

  const form: FormState = {
    copy,
    problems,
    set: (path, value) => edit((now) => withValue(now, path, value)),
    arrange: (path, order, added) => edit((now) => withMembers(now, path, order, added)),
    isOpen,
    fold,
    isGuarded: guard.isGuarded,
    ask: guard.ask,
    announce: setAnnouncement,
    onFocus: (path) => {
      setHash(path);
      onFocus(path);
    },
  };
  function handleAnswer(isYes: boolean) {
    guard.answer(isYes);
    if (isYes && guard.unlocking) focusField(guard.unlocking);
  }
  return (
    <FormProvider value={form}>
      <ClashNotices field={field} editing={editing} onFocus={({ path }) => focusField(path)} />
      {document === 'brand' ? <BrandForm field={field} /> : <SchemaForm field={field} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <FixedTextDialog
        name={
          guard.unlocking && formatChange(field, stored.published, { path: guard.unlocking, value: '' }).name
        }
        onAnswer={handleAnswer}
      />
    </FormProvider>
  );
}

function initialSections(field: GroupShape, copy: WorkingCopy): Path[] {
  const changed = [...copy.patches.values()].map(({ path }) => sectionOf(field, path[0]));
  // Skips `head`, which is shown only by search engines and link previews. The page begins with the next section.
  const first = field.parts.find(({ key }) => key !== 'head');
  return changed.length > 0 ? changed : [sectionOf(field, first?.key)];
}

/** The open sections of a form. @param first the sections that are open at first */
function useOpenSections(first: readonly Path[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first.map(keyOf)));
  const isOpen = useCallback((path: Path) => open.has(keyOf(path)), [open]);
  const fold = useCallback((path: Path, isNowOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isNowOpen) next.add(keyOf(path));
      else next.delete(keyOf(path));
      return next;
    });
  }, []);
  const unfold = useCallback((path: Path) => {
    setOpen((before) => {
      const above = path.map((_, depth) => keyOf(path.slice(0, depth + 1)));
      return new Set([...before, keyOf([]), ...above]);
    });
  }, []);
  return { isOpen, fold, unfold };
}

/** Asks for confirmation before a field that the specification fixes is edited. */
function FixedTextDialog({ name, onAnswer }: { name: string | null; onAnswer: (isYes: boolean) => void }) {
  return (
    <Dialog
      open={name !== null}
      onOpenChange={(open) => !open && onAnswer(false)}
      title={`Change “${name ?? ''}”?`}
      lead="The site’s specification sets this, and its tests check it. Change it if your offer differs, and tell the site’s developers."
      confirm={{ label: 'Change it', onClick: () => onAnswer(true) }}
      cancel="Leave it"
    />
  );
}
