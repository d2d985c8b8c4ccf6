import { useMemo } from 'react';
import { pageNames, schemaOf } from '#desk/words/documents.ts';
import { fieldOf } from '#desk/words/schema-form/field.ts';

/** The form fields of a document, derived from its schema. */
export function useField(document: string, published: unknown) {
  return useMemo(() => {
    const field = fieldOf(schemaOf(document), published, pageNames);
    if (field.kind !== 'group') throw new Error(`${document} has no fields`);
    return field;
  }, [document, published]);
}
