import type { Lead } from '#shared/desk/api.ts';

/** Describes the source of a lead: `TikTok ads, spring campaign, first came to /services`. */
export function sourceText({ visit, source }: Pick<Lead, 'visit' | 'source'>): string {
  if (!visit) return source ?? 'Unknown';
  const { utm_campaign: campaign, referrer, page, form } = visit;
  const parts = [
    source,
    campaign && (/\bcampaign\b/i.test(campaign) ? campaign : `${campaign} campaign`),
    referrer && `by a link on ${referrer}`,
    page && `first came to ${page}`,
    form && form !== page && `wrote from ${form}`,
  ];
  return parts.filter(Boolean).join(', ');
}
