import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '#desk/api/content.ts';
import { Dialog } from '#desk/parts/dialog.tsx';
import { hrefOfDocument, idOf } from '#desk/parts/document-address.ts';
import { Link } from '#desk/parts/link.tsx';
import type { Release } from '#shared/desk/publishing.ts';
import { placeText } from './place-text.ts';

type WhyDialogProps = { failed: Release; onClose: () => void };

/** Why a release failed, with links to the fields. */
export function WhyDialog({ failed, onClose }: WhyDialogProps) {
  const { data } = useQuery(contentQuery);
  const nameOf = (id: string) => data?.documents.find((one) => one.id === id)?.name ?? id;
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title="Not published" lead={failed.reason}>
      {failed.problems.length > 0 && (
        <ul>
          {failed.problems.map(({ document, path, message }) => (
            <li key={`${document} ${path.join('.')}`} className="border-line border-t py-2">
              {document ? (
                <Link
                  href={`${hrefOfDocument(document)}#${idOf(path)}`}
                  className="font-semibold underline"
                  onClick={onClose}
                >
                  {[nameOf(document), placeText(path)].filter(Boolean).join(': ')}
                </Link>
              ) : (
                <b className="font-semibold">The whole site</b>
              )}
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">The site is unchanged, and your changes are kept.</p>
    </Dialog>
  );
}
