import { queryOptions } from '@tanstack/react-query';
import { RequestError, request } from '#desk/api/client.ts';
import type { Focus, Library, LibraryPicture, PicturePlace, ReplaceConflict } from '#shared/desk/media.ts';

export const libraryKey = ['media'] as const;

/** Every picture with its places. */
export const libraryQuery = queryOptions({
  queryKey: libraryKey,
  queryFn: ({ signal }) => request<Library>('content/media', { signal }),
  staleTime: 2_000,
});

const toCopyPath = (file: string) => `content/media/files/${file.slice('uploads/'.length)}`;

export type Described = { name: string; alt: string | null; focus: Focus | null };

/** @returns the picture as it is now, and whether somebody else's change stands instead */
export async function describePicture(
  file: string,
  was: Described,
  now: Described,
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
 * Drafts another picture for places.
 * @param alsoFrom pictures of others that are replaced too
 * @returns the places that others changed meanwhile; then nothing was replaced
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
