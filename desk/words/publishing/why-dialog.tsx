import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '#desk/api/content.ts';
import { Dialog } from '#desk/parts/dialog.tsx';
import { hrefOfDocument, idOf } from '#desk/parts/document-address.ts';
import { Link } from '#desk/parts/link.tsx';
import { labelOf } from '#desk/words/schema-form/labels.ts';
import type { PublishProblem, Release } from '#shared/desk/publishing.ts';

type WhyDialogProps = { failed: Release; onClose: () => void };

function placeWords(path: PublishProblem['path']): string {
  const steps = path.filter((step) => step !== 'items');
  const [first = '', ...rest] = steps.map((step) =>
    typeof step === 'number' ? `${step + 1}` : labelOf(step),
  );
  return [first, ...rest.map((step) => step.toLowerCase())].join(', ');
}

/** Why nothing was published, and where to put it right. */
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
                  {[nameOf(document), placeWords(path)].filter(Boolean).join(': ')}
                </Link>
              ) : (
                <b className="font-semibold">The site as a whole</b>
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
