/** The HTML standard's email pattern; the tables have the same check (supabase/migrations). */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** A domain with non-ASCII letters and no other URL parts. */
const internationalDomain = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+$/u;

/** Converts the domain to ASCII. Chromium's email input does this itself, Firefox's does not. */
export function toAsciiEmailAddress(typed: string): string {
  const domain = typed.slice(typed.lastIndexOf('@') + 1);
  if (!internationalDomain.test(domain)) return typed;
  try {
    return typed.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    return typed;
  }
}

/** Stricter than the specification's text@text, like the HTML email input. */
export function isEmailAddress(typed: string): boolean {
  return emailPattern.test(toAsciiEmailAddress(typed));
}
