import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentStore } from './document-store.ts';
import { findUnpulledDocuments } from './publish-content.ts';
import { findUploads, pictureFolder, writeUploads } from './upload-files.ts';

/** Writes pictures before the texts that refer to them. @throws Error when a picture was deleted, before any text is written */
export async function pullContent(
  store: ContentStore,
  pictures = pictureFolder,
): Promise<{ documents: Awaited<ReturnType<typeof findUnpulledDocuments>>; pictures: string[] }> {
  const documents = await findUnpulledDocuments(store);
  const named = findUploads(documents.map(({ text }) => text).join('\n'));
  const written = await writeUploads(store.staff, named, pictures);
  const deleted = [...named].filter((file) => !existsSync(join(pictures, file)));
  if (deleted.length > 0)
    throw new Error(
      `Nothing was pulled: the published texts refer to deleted pictures (${deleted.join(', ')}). Choose other pictures in the desk and publish.`,
    );
  for (const { file, text } of documents) await writeFile(join(store.folder, file), text);
  return { documents, pictures: written };
}
