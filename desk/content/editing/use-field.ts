import { useMemo } from 'react';
import { useChoiceNames } from '#desk/content/choice-names.ts';
import { schemaOf } from '#desk/content/documents.ts';
import { choicesIn, fieldOf } from '#desk/content/schema-form/field.ts';

/** The form fields of a document, derived from its schema. */
export function useField(document: string, published: unknown) {
  const names = useChoiceNames(useMemo(() => choicesIn(schemaOf(document)), [document]));
  return useMemo(() => {
    const field = fieldOf(schemaOf(document), published, names);
    if (field.kind !== 'group') throw new Error(`${document} has no fields`);
    return field;
  }, [document, published, names]);
}
