/** Lists a member's sign-in methods: `2 passkeys, password`, or `none`. */
export function signInMethods({ passkeys, hasPassword }: { passkeys: number; hasPassword: boolean }): string {
  const methods = [
    passkeys > 0 && (passkeys === 1 ? 'passkey' : `${passkeys} passkeys`),
    hasPassword && 'password',
  ].filter(Boolean);
  return methods.join(', ') || 'none';
}
