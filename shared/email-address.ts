/** The grammar of the HTML standard's e-mail input; the tables' checks say the same (supabase/migrations). */
const grammar =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** A domain with letters outside of ASCII, and nothing that would make it more than a domain. */
const international = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The address as it is sent and stored, its domain in ASCII. Chromium's email input converts it, Firefox's does not.
 */
export function emailAddress(typed: string): string {
  const domain = typed.slice(typed.lastIndexOf('@') + 1);
  if (!international.test(domain)) return typed;
  try {
    return typed.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    return typed;
  }
}

/** The e-mail input's own check, the same in every browser: stricter than the specification's text@text, and no more. */
export function isEmailAddress(typed: string): boolean {
  return grammar.test(emailAddress(typed));
}
