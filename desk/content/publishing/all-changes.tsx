import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '#desk/api/content.ts';
import { useSession } from '#desk/api/session.ts';
import { toPatch } from '#desk/content/editing/stored-patches.ts';
import { useDocumentField } from '#desk/content/editing/use-document-field.ts';
import { formatChange } from '#desk/content/schema-form/change-text.ts';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { Link } from '#desk/parts/link.tsx';
import { Section } from '#desk/parts/section.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import type { ContentDocument, ContentOverview, DocumentRow } from '#shared/desk/content.ts';
import { BeforeAfter } from './before-after.tsx';
import { ComparedRelease } from './compared-release.tsx';
import { NotInRelease } from './not-in-release.tsx';
import { OldPrices } from './old-prices.tsx';

function DocumentChanges({ document }: { document: ContentDocument }) {
  const { people, me } = useSession();
  const field = useDocumentField(document.id, document.published);
  return (
    <ul className="@container">
      {document.changes.map((change) => {
        const { name, ...text } = formatChange(field, document.published, toPatch(change));
        return (
          <li
            key={change.version}
            className="grid gap-x-3 gap-y-0.5 border-line border-t py-1.5 first:border-t-0 @min-[30rem]:grid-cols-[11rem_minmax(0,1fr)_auto]"
          >
            <Link
              href={`${hrefOfDocument(document.id)}#${controlIdOf(change.path)}`}
              className="self-start text-mute underline decoration-transparent hover:decoration-current pointer-coarse:min-h-11"
            >
              {name}
            </Link>
            <div className="min-w-0 whitespace-pre-wrap wrap-anywhere">
              <BeforeAfter {...text} />
              <NotInRelease change={change} />
            </div>
            <span className="text-caption text-mute">{actorName(people, change.by, me.id)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ChangedDocument({ row }: { row: DocumentRow }) {
  const { data } = useQuery(documentQuery(row.id));
  return (
    <div className="mt-3">
      <h3 className="font-sans text-base font-semibold tracking-normal [font-stretch:100%]">{row.name}</h3>
      {data && <DocumentChanges document={data} />}
    </div>
  );
}

export function AllChanges({ overview }: { overview: ContentOverview }) {
  const changed = overview.documents.filter(({ changes, stale }) => changes + stale > 0);
  return (
    <Section title="Unpublished changes" aside={<ComparedRelease />}>
      {changed.length === 0 && <p>No unpublished changes. Choose a page and change its text.</p>}
      {changed.map((row) => (
        <ChangedDocument key={row.id} row={row} />
      ))}
      <OldPrices />
    </Section>
  );
}
