import type { LibraryPicture, UploadResult } from '#shared/desk/media.ts';

/** Uploads a picture to a running desk. @param cookie the session cookie of an admin or editor */
export async function uploadPicture(
  url: string,
  cookie: string,
  content: Buffer | string,
  name: string,
): Promise<LibraryPicture> {
  const answer = await fetch(`${url}/desk/api/content/media?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(content)),
    headers: { origin: new URL(url).origin, cookie, 'content-type': 'application/octet-stream' },
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as UploadResult).picture;
}
