import { useMemo } from 'react';
import { pageNames, schemaOf } from './documents.ts';
import { fieldOf } from './schema-form/field.ts';

/** The form of a document, made from its schema. */
export function useField(document: string, published: unknown) {
  return useMemo(() => {
    const field = fieldOf(schemaOf(document), published, pageNames);
    if (field.kind !== 'group') throw new Error(`${document} has no fields`);
    return field;
  }, [document, published]);
}
