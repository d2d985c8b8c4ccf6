import { useSearch } from 'wouter';
import { useSession } from '#desk/api/session.ts';
import { Link } from '#desk/parts/link.tsx';
import { formatDate, formatTimeOfDay } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Lead, RelatedLead } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { Block } from './heading-level.tsx';

/** Other entries from the same email address. Leads are never merged. */
export function OtherEntries({ lead, showsAll = false }: { lead: Lead; showsAll?: boolean }) {
  const { timeZone } = useSession().site;
  const search = useSearch();
  const now = serverNow();
  if (lead.related.length === 0 && !showsAll) return null;
  const all: (RelatedLead | Lead)[] = (showsAll ? [lead, ...lead.related] : lead.related).toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  return (
    <Block title="Also from this person">
      <ol className="mt-1.5 grid gap-1.5">
        {all.map((one) => {
          const at = Date.parse(one.createdAt);
          return (
            <li
              key={one.ref}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 leading-snug @max-[17rem]:grid-cols-1"
            >
              <time dateTime={one.createdAt} className="text-mute">
                {`${formatDate(at, now, timeZone)}${showsAll ? ` ${formatTimeOfDay(at, timeZone)}` : ''}`}
              </time>
              <span className="min-w-0 wrap-anywhere">
                {one === lead ? (
                  `${formOf(one.form).name}, this one${lead.source ? `. Source: ${lead.source}` : ''}`
                ) : (
                  <Link
                    href={`/leads/${one.ref}${search ? `?${search}` : ''}`}
                    className="underline decoration-1 underline-offset-3 hover:decoration-2"
                  >
                    {relatedText(one)}
                  </Link>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Block>
  );
}

function relatedText({ form, summary }: Pick<RelatedLead, 'form' | 'summary'>): string {
  const name = formOf(form).name;
  if (!summary) return name;
  return summary.toLowerCase().startsWith(name.toLowerCase()) ? summary : `${name}: ${summary}`;
}
