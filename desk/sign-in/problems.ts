/** Messages by the `problem` code in the address, set by the server after a failed sign-in. */
const problems: Record<string, string> = {
  openid_off: 'This desk has no other sign-in. Use a passkey or your password.',
  openid_away: 'The other sign-in does not answer. Use a passkey or your password, or try it again later.',
  openid_over: 'That took too long, or began in another window. Begin again.',
  openid_failed: 'The other sign-in was stopped, or its answer could not be checked. Begin again.',
  unverified: 'Your sign-in provider has not verified your address. Ask an admin for a link.',
  not_invited: 'This address is not invited. Ask an admin for a link.',
};

/** @returns a generic message for unknown codes; undefined without a code */
export function signInProblem(code: string | null): string | undefined {
  if (code === null) return undefined;
  return problems[code] ?? 'That sign-in came to nothing. Try another way.';
}
