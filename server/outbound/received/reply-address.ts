const tokenPattern = /^[\da-f]{32}$/;

/** `replies@example.com` becomes `replies+<token>@example.com`. */
export function createReplyAddress(address: string, leadToken: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${leadToken}${address.slice(at)}`;
}

export function findTokens(recipients: string[], address: string | undefined): string[] {
  if (address === undefined) return [];
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const [start, end] = [`${lower.slice(0, at)}+`, lower.slice(at)];
  const found = recipients.flatMap((recipient) => {
    if (!recipient.startsWith(start) || !recipient.endsWith(end)) return [];
    const inner = recipient.slice(start.length, -end.length);
    return tokenPattern.test(inner) ? [inner] : [];
  });
  return [...new Set(found)];
}
