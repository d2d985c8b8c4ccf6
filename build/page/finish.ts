import { inlineCode } from '#build/inline-code.ts';
import type { SiteCode } from './code.ts';
import { keepCompounds } from './compounds.ts';
import { PageSource } from './page-source.ts';
import { nameInlineCode } from './policy.ts';
import { fetchAfterPaint } from './scripts.ts';
import { createStylesStep } from './styles.ts';

/**
 * Keeps a built page's compounds on one line, leaves it the styles that it or its scripts can use, has its scripts fetched
 * once it is painted, and makes its policy allow just those.
 */
export async function createPageFinisher(code: SiteCode): Promise<(html: string) => Promise<string>> {
  const painted = await inlineCode('src/frame/painted.ts');
  const keepUsedStyles = createStylesStep(code);
  return async (html) => {
    const page = new PageSource(keepCompounds(html));
    await keepUsedStyles(page);
    fetchAfterPaint(page, code, painted);
    nameInlineCode(page);
    return page.toString();
  };
}
