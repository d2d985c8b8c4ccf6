/** Error messages by the `problem` code, which the server adds to the URL after a failed sign-in. */
const problems: Record<string, string> = {
  openid_off: 'This desk has no identity provider. Use a passkey or your password.',
  openid_away: 'The identity provider does not respond. Use a passkey or your password, or try again later.',
  openid_over: 'That took too long, or was started in another window. Start again.',
  openid_failed: 'Sign-in at the identity provider was canceled, or could not be verified. Start again.',
  unverified: 'Your sign-in provider has not verified your address. Ask an admin for a link.',
  not_invited: 'This address is not invited. Ask an admin for a link.',
};

/** @returns the message for a code, or a generic one for unknown codes; undefined without a code */
export function signInProblem(code: string | null): string | undefined {
  if (code === null) return undefined;
  return problems[code] ?? 'Sign-in failed. Try another method.';
}
