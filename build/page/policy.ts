import { createHash } from 'node:crypto';
import type { PageSource, SourceElement } from './page-source.ts';

/** Script types that need a hash in the policy. Others, such as JSON-LD, are data. */
export const executableTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Astro lists the hashes of the whole site. */
export function updatePolicy(page: PageSource): void {
  const policy = page
    .findElements('meta')
    .find(({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy');
  if (!policy) throw new Error('A page without a content security policy cannot be finished');
  const hashes: Record<string, string[]> = {
    'style-src': createHashes(page.findElements('style')),
    'script-src': createHashes(
      page
        .findElements('script')
        .filter((script) => executableTypes.test(script.attributes.get('type') ?? '')),
    ),
  };
  const directives = (policy.attributes.get('content') ?? '').split(';').map((directive) => {
    const [, space = '', rest = ''] = /^(\s*)(.*)$/s.exec(directive) ?? [];
    const [name = '', ...sources] = rest.split(/\s+/);
    const named = hashes[name];
    if (!named) return directive;
    return (
      space +
      [name, ...sources.filter((source) => source && !source.startsWith("'sha256-")), ...named].join(' ')
    );
  });
  page.setAttribute(policy, 'content', directives.join(';'));
}

export function createHashes(elements: SourceElement[]): string[] {
  const texts = new Set(elements.map(({ text }) => text).filter(Boolean));
  return Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
