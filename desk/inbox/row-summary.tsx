import { useNow } from '#desk/frame/clock-now.tsx';
import type { LeadRow } from '#shared/desk/api.ts';

/** The summary of a lead, or the note of its reminder when that is due. */
export function RowSummary({ lead }: { lead: Pick<LeadRow, 'summary' | 'remindAt' | 'remindNote'> }) {
  const now = useNow(60_000);
  const isDue = lead.remindAt !== null && Date.parse(lead.remindAt) <= now;
  return <bdi>{isDue && lead.remindNote !== null ? lead.remindNote : lead.summary}</bdi>;
}
