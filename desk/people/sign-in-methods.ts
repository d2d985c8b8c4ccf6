/** How somebody can come in: `2 passkeys, password`; `no way yet` for whoever has none of one's own. */
export function waysIn({ passkeys, hasPassword }: { passkeys: number; hasPassword: boolean }): string {
  const ways = [
    passkeys > 0 && (passkeys === 1 ? 'passkey' : `${passkeys} passkeys`),
    hasPassword && 'password',
  ].filter(Boolean);
  return ways.join(', ') || 'none of their own';
}
