import type { StaffQueries } from '#server/db/staff-query.ts';
import type { OldPrice } from '#shared/desk/content.ts';
import { documentOf, toCopyPath } from '#shared/desk/working-copy.ts';
import { createWorkingCopy, type StoredDocument } from './document-store.ts';
import { findLeaves } from './launch/leaves.ts';

const amountPattern = /[$€£]\d+(?:,\d{3})*(?:\.\d+)?(?![\d.,]*[\dKM])/g;
const recentDays = 7;

type Field = ReturnType<typeof findLeaves>[number];

const isPrice = ({ path }: Field) => path.at(-1) === 'price' || path.at(-1) === 'terms';

function findAmounts(value: unknown): string[] {
  if (typeof value === 'number' && value > 0) return [`$${value.toLocaleString('en-US')}`];
  return typeof value === 'string' ? (value.match(amountPattern) ?? []) : [];
}

const findPrices = (document: unknown) =>
  new Set(
    findLeaves(document)
      .filter(isPrice)
      .flatMap(({ value }) => findAmounts(value)),
  );

/** Finds texts with a price that a draft or a recent release changed. */
export async function findOldPrices(
  staff: StaffQueries,
  all: ReadonlyMap<string, StoredDocument>,
): Promise<OldPrice[]> {
  const rows = await staff.query(
    `select document, before from staff.content_history
    where published_at > now() - interval '${recentDays} days' and place ~* '\\m(price|terms)$' and before is not null`,
  );
  const published = Map.groupBy(rows, ({ document }) => String(document));
  const old = [...all.values()].flatMap((stored) => {
    const before = published.get(stored.id)?.flatMap((row) => findAmounts(parsePrice(row.before))) ?? [];
    if (stored.drafts.length === 0 && before.length === 0) return [];
    const copy = createWorkingCopy(stored);
    const now = findPrices(documentOf(copy));
    const removed = new Set([...findPrices(copy.published), ...before].filter((one) => !now.has(one)));
    return [...removed].map((one) => ({ document: stored.id, amount: one }));
  });
  return old
    .map((one) => ({ ...one, places: findOccurrences(one.amount, all.values()) }))
    .filter(({ places }) => places.length > 0);
}

/** The history stores numbers as strings. */
const parsePrice = (before: unknown) => (/^\d+$/.test(String(before)) ? Number(before) : before);

function findOccurrences(price: string, documents: Iterable<StoredDocument>): OldPrice['places'] {
  return [...documents].flatMap((stored) => {
    // Shows contain prices of clients' products, not of the agency.
    if (stored.id.startsWith('shows/')) return [];
    const copy = createWorkingCopy(stored);
    return findLeaves(documentOf(copy))
      .filter((field) => typeof field.value === 'string' && !isPrice(field))
      .filter(({ value }) => findAmounts(value).includes(price))
      .map(({ path }) => ({ document: stored.id, path: [...toCopyPath(copy, path)] }));
  });
}
