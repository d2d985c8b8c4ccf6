import { createContext, useContext } from 'react';
import {
  keyOf,
  membersAt,
  type Path,
  type Step,
  valueAt,
  type WorkingCopy,
} from '#shared/desk/working-copy.ts';
import type { Field } from './field.ts';

export type FormState = {
  copy: WorkingCopy;
  problems: ReadonlyMap<string, string[]>;
  set(path: Path, value: unknown): void;
  arrange(path: Path, order: readonly Step[], added?: Readonly<Record<string, unknown>>): void;
  isOpen(path: Path): boolean;
  fold(path: Path, open: boolean): void;
  isGuarded(path: Path, field: Field): boolean;
  ask(path: Path): void;
  announce(text: string): void;
  onFocus?(path: Path): void;
};

const FormContext = createContext<FormState | null>(null);
export const FormProvider = FormContext.Provider;

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('FormProvider is missing');
  return form;
}

const isWithin = (key: string, above: string) => key === above || key.startsWith(`${above.slice(0, -1)},`);

/** Counts the changes and problems at a path and below it. */
export function countChangesAndProblems(
  { copy, problems }: Pick<FormState, 'copy' | 'problems'>,
  path: Path,
) {
  const above = keyOf(path);
  const changes = [...copy.patches.keys()].filter((key) => isWithin(key, above)).length;
  const wrong = [...problems.keys()].filter((key) => isWithin(key, above)).length;
  return { changes, problems: wrong };
}

export function useFieldState(path: Path) {
  const form = useForm();
  const key = keyOf(path);
  return {
    form,
    value: valueAt(form.copy, path),
    isChanged: form.copy.patches.has(key),
    error: form.problems.get(key)?.join(' '),
  };
}

export function useChildKeys(path: Path): readonly Step[] {
  return membersAt(useForm().copy, path);
}
