import { useQuery } from '@tanstack/react-query';
import type { PictureLibrary } from '#shared/desk/media.ts';
import { libraryQuery } from './media-api.ts';

export function useLibrary(): PictureLibrary | undefined {
  return useQuery(libraryQuery).data;
}
