import { useSession } from '#desk/api/session.ts';
import { BeforeAfter } from '#desk/content/publishing/before-after.tsx';
import { formatChange } from '#desk/content/schema-form/change-text.ts';
import type { Field } from '#desk/content/schema-form/field.ts';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import type { ContentDocument } from '#shared/desk/content.ts';
import { toPatch } from './stored-patches.ts';
import type { DocumentEditing } from './use-document-editing.ts';

type StaleDraftNoticesProps = { document: ContentDocument; field: Field; editing: DocumentEditing };

/** Shows drafts whose published text changed with an update of the site. The user keeps or discards each draft. */
export function StaleDraftNotices({ document, field, editing }: StaleDraftNoticesProps) {
  const { people, me } = useSession();
  return document.changes
    .filter(({ stale }) => stale)
    .map((change) => {
      const { name, ...text } = formatChange(field, document.published, toPatch(change));
      const author = change.by === me.id ? 'you' : actorName(people, change.by, me.id);
      return (
        <Notice
          key={change.version}
          title={`A site update has a different text for “${name}”.`}
          className="mt-3 mb-2"
          actions={
            <>
              <Button tone="primary" size="bar" onClick={() => editing.resolveStale(change, true)}>
                Keep mine
              </Button>
              <Button size="bar" onClick={() => editing.resolveStale(change, false)}>
                Use the site’s text
              </Button>
            </>
          }
        >
          The text that {author} wrote is kept, but is not on the site.
          <p className="mt-1">
            <BeforeAfter {...text} />
          </p>
        </Notice>
      );
    });
}
