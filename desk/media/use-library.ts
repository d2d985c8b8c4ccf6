import { useQuery } from '@tanstack/react-query';
import type { Library } from '#shared/desk/media.ts';
import { libraryQuery } from './media-api.ts';

/** The library; undefined until it is loaded. */
export function useLibrary(): Library | undefined {
  return useQuery(libraryQuery).data;
}
