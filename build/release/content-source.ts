import type { ContentStore } from '#server/content/document-store.ts';
import { ContentRefused, recordPublished, writeContent } from '#server/content/publish-content.ts';
import { removeOtherUploads, uploadsOf, writeUploads } from '#server/content/upload-files.ts';
import { NotPublished } from './build-site.ts';
import type { ContentSource } from './make-release.ts';

export function contentSource(store: ContentStore): ContentSource {
  return {
    write: async (kind, folder, onDocument) => {
      try {
        const changes = await writeContent(store, folder, kind, onDocument);
        const uploads = await uploadsOf(folder);
        await writeUploads(store.staff, uploads);
        await removeOtherUploads(store.staff, uploads);
        return changes;
      } catch (error) {
        if (error instanceof ContentRefused) throw new NotPublished(error.message, error.problems);
        throw error;
      }
    },
    recordPublished: ({ askedBy, kind }, folder) => recordPublished(store, folder, askedBy, kind === 'back'),
  };
}
