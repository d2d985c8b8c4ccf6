export type Visit = {
  /** The first page of the visit, without what follows its path. */
  page: string;
  /** The host that led to it. */
  referrer?: string;
} & { [name in (typeof campaignKeys)[number]]?: string };

const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** In characters; what is longer names no campaign. */
const longest = 200;

/**
 * Reads what `src/frame/arrival.ts` noted of the first page of a tab: its address, a blank, its referrer.
 * @returns undefined where that is not known: the tab was opened by another tab of the site
 */
export function readVisit(noted: string): Visit | undefined {
  const [address = '', from = ''] = noted.split(' ');
  // Not `URL.canParse`, which Safari has had since 17.
  if (!/^https?:\/\/./.test(address)) return undefined;
  const { host, pathname, searchParams } = new URL(address);
  const campaign = campaignKeys.flatMap((key) => {
    const value = searchParams
      .get(key)
      ?.trim()
      .slice(0, longest)
      .replace(/[\ud800-\udbff]$/, '');
    return value ? [[key, value]] : [];
  });
  const referrer = /^https?:\/\/([^/?#]+)/.exec(from)?.[1]?.toLowerCase();
  const isOwn = referrer === host;
  if (isOwn && campaign.length === 0) return undefined;
  return {
    page: pathname.slice(0, longest),
    ...(referrer && !isOwn && { referrer: referrer.slice(0, longest) }),
    ...Object.fromEntries(campaign),
  };
}
