import { useQuery } from '@tanstack/react-query';
import type { Library } from '#shared/desk/media.ts';
import { libraryQuery } from './media-api.ts';

export function useLibrary(): Library | undefined {
  return useQuery(libraryQuery).data;
}
