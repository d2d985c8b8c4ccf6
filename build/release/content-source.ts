import type { ContentStore } from '#server/content/document-store.ts';
import { ContentNotPublishable, recordPublished, writeContent } from '#server/content/publish-content.ts';
import { deleteOtherUploads, findUploadsInFolder, writeUploads } from '#server/content/upload-files.ts';
import { PublishingFailed } from './build-site.ts';
import type { ContentSource } from './make-release.ts';

export function createContentSource(store: ContentStore): ContentSource {
  return {
    write: async (kind, folder, onDocument) => {
      try {
        const changes = await writeContent(store, folder, kind, onDocument);
        const uploads = await findUploadsInFolder(folder);
        await writeUploads(store.staff, uploads);
        await deleteOtherUploads(store.staff, uploads);
        return changes;
      } catch (error) {
        if (error instanceof ContentNotPublishable) throw new PublishingFailed(error.message, error.problems);
        throw error;
      }
    },
    recordPublished: ({ askedBy, kind }, folder) => recordPublished(store, folder, askedBy, kind === 'back'),
  };
}
