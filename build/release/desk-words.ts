import type { Place } from '#server/content/document-store.ts';
import { contentPublished, WordsRefused, writeContent } from '#server/content/publish-words.ts';
import { removeOtherUploads, uploadsOf, writeUploads } from '#server/content/upload-files.ts';
import { NotPublished } from './build-site.ts';
import type { Words } from './make-release.ts';

/** The project's words with what was changed of them in the desk. */
export function deskWords(place: Place): Words {
  return {
    write: async (kind, folder, onDocument) => {
      try {
        const changes = await writeContent(place, folder, kind === 'publish', onDocument);
        const uploads = await uploadsOf(folder);
        await writeUploads(place.staff, uploads);
        await removeOtherUploads(place.staff, uploads);
        return changes;
      } catch (error) {
        if (error instanceof WordsRefused) throw new NotPublished(error.message, error.problems);
        throw error;
      }
    },
    published: ({ askedBy, kind }, folder) => contentPublished(place, folder, askedBy, kind === 'back'),
  };
}
