import { queryOptions } from '@tanstack/react-query';
import { RequestError, request } from '#desk/api/client.ts';
import type {
  Focus,
  LibraryPicture,
  PictureLibrary,
  PicturePlace,
  ReplaceConflict,
} from '#shared/desk/media.ts';

export const libraryKey = ['media'] as const;

export const libraryQuery = queryOptions({
  queryKey: libraryKey,
  queryFn: ({ signal }) => request<PictureLibrary>('content/media', { signal }),
  staleTime: 2_000,
});

const toCopyPath = (file: string) => `content/media/files/${file.slice('uploads/'.length)}`;

export type PictureDescription = { name: string; alt: string | null; focus: Focus | null };

/**
 * Saves name, alt text and focus point.
 * @returns the stored picture; `isTheirs` if someone else's change was kept instead
 */
export async function describePicture(
  file: string,
  was: PictureDescription,
  now: PictureDescription,
): Promise<{ picture: LibraryPicture; isTheirs: boolean }> {
  try {
    const picture = await request<LibraryPicture>(toCopyPath(file), { method: 'PATCH', body: { was, now } });
    return { picture, isTheirs: false };
  } catch (error) {
    if (!(error instanceof RequestError && error.status === 409)) throw error;
    return { picture: error.refusal.picture as LibraryPicture, isTheirs: true };
  }
}

export function deletePicture(file: string): Promise<void> {
  return request(toCopyPath(file), { method: 'DELETE', body: {} });
}

/**
 * Replaces a picture in the given places, as drafts.
 * @param alsoFrom colleagues' pictures in these places that may be replaced too
 * @returns the places that colleagues changed in the meantime; if there are any, nothing was replaced
 */
export async function replacePicture(
  file: string,
  to: { file: string; places: PicturePlace[]; alsoFrom?: string[] },
): Promise<ReplaceConflict['theirs']> {
  try {
    await request('content/media/replace', { method: 'POST', body: { from: file, ...to } });
    return [];
  } catch (error) {
    if (!(error instanceof RequestError && error.refusal.code === 'changed')) throw error;
    return (error.refusal as unknown as ReplaceConflict).theirs;
  }
}
