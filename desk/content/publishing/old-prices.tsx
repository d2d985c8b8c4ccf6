import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '#desk/api/content.ts';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { Link } from '#desk/parts/link.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { Path } from '#shared/desk/working-copy.ts';
import { pathText } from './path-text.ts';

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

type OldPricesProps = {
  /** The document whose prices changed. Shows all documents by default. */
  changedDocument?: string;
  onShow?: (path: Path) => void;
};

export function OldPrices({ changedDocument, onShow }: OldPricesProps) {
  const { data } = useQuery(contentQuery);
  const shown =
    data?.oldPrices.filter(({ document }) => changedDocument === undefined || document === changedDocument) ??
    [];
  const nameOf = (id: string) => data?.documents.find((one) => one.id === id)?.name ?? id;
  return shown.map(({ document, amount, places }) => (
    <Notice key={`${document} ${amount}`} className="mt-3" title={`Still ${amount} in:`}>
      <ul className="mt-1">
        {places.map(({ document: id, path }) => (
          <li key={`${id} ${controlIdOf(path)}`}>
            <Link
              href={`${hrefOfDocument(id)}#${controlIdOf(path)}`}
              onClick={(event) => {
                if (id !== changedDocument || !onShow) return;
                event.preventDefault();
                onShow(path);
              }}
              className="underline pointer-coarse:min-h-11 pointer-coarse:inline-block"
            >
              {`${nameOf(id)}, ${lowerFirst(pathText(path))}`}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  ));
}
