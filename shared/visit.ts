export type Visit = {
  page: string;
  referrer?: string;
} & { [name in (typeof campaignKeys)[number]]?: string };

const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** In characters; longer values are cut. */
const maxCharacters = 200;

/** Parses `URL referrer` of src/frame/arrival.ts; undefined when another page of the site opened the tab. */
export function readVisit(stored: string): Visit | undefined {
  const [address = '', from = ''] = stored.split(' ');
  // Safari 16 has no `URL.canParse`.
  if (!/^https?:\/\/./.test(address)) return undefined;
  const { host, pathname, searchParams } = new URL(address);
  const campaign = campaignKeys.flatMap((key) => {
    const value = searchParams
      .get(key)
      ?.trim()
      .slice(0, maxCharacters)
      .replace(/[\ud800-\udbff]$/, '');
    return value ? [[key, value]] : [];
  });
  const referrer = /^https?:\/\/([^/?#]+)/.exec(from)?.[1]?.toLowerCase();
  const isOwn = referrer === host;
  if (isOwn && campaign.length === 0) return undefined;
  return {
    page: pathname.slice(0, maxCharacters),
    ...(referrer && !isOwn && { referrer: referrer.slice(0, maxCharacters) }),
    ...Object.fromEntries(campaign),
  };
}
