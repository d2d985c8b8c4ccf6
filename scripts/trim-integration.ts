import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

/** Data blocks such as JSON-LD are no scripts: no policy asks for their hash. */
const inline = {
  style: /<style>([\s\S]*?)<\/style>/g,
  script: /<script(?![^>]*\stype="application\/)(?:\s[^>]*)?>([\s\S]*?)<\/script>/g,
};

/** Everything that could be a class, tag or attribute name: Tailwind's classes hold every sign but blanks and quotes. */
function namesIn(text: string): string[] {
  const tags = Array.from(text.matchAll(/<([a-z][\w-]*)/g), ([, tag]) => tag ?? '');
  return [
    ...tags,
    ...text
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .split(/[\s"'`\\]+/),
  ];
}

/** The page's text and that of every script it can ever load, islands and what they import included. */
function reach(html: string, scripts: Map<string, string>): string {
  const seen = new Map<string, string>();
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const script = scripts.get(name);
      if (script === undefined || seen.has(name)) continue;
      seen.set(name, script);
      follow(script);
    }
  };
  follow(html);
  return [html, ...seen.values()].join('\n');
}

function hashes(html: string, kind: keyof typeof inline): string {
  const bodies = new Set(Array.from(html.matchAll(inline[kind]), ([, body]) => body ?? '').filter(Boolean));
  return [...bodies]
    .map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
    .join(' ');
}

/**
 * The code of the islands that wake by themselves: their modules and all that these import at once, so that a browser
 * fetches them side by side instead of one after the other.
 */
function wakingModules(html: string, scripts: Map<string, string>): string[] {
  const modules = new Set<string>();
  const add = (name: string) => {
    if (modules.has(name)) return;
    modules.add(name);
    for (const [, imported = ''] of (scripts.get(name) ?? '').matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g,
    ))
      add(imported);
  };
  for (const [island] of html.matchAll(/<astro-island\b[^>]*?value&quot;:&quot;idle[^>]*>/g)) {
    for (const [, name = ''] of island.matchAll(/(?:component|renderer)-url="\/_astro\/([\w.-]+)"/g))
      add(name);
  }
  return [...modules].map((name) => `/_astro/${name}`);
}

/**
 * What acts comes when the browser reports that the page's content is painted; the first paint may be its ground alone.
 * One that reports no paints, lest it be known by them, is given three seconds. src/client/intent.ts waits for the same.
 * What could not be fetched, as when the visitor had already gone on, is fetched when the page is shown again.
 */
function afterPaint(sources: string[], modules: string[]): string {
  const ahead = modules.length
    ? `for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`
    : '';
  const imports = sources.map((source) => `import(${JSON.stringify(source)})`).join();
  const load = `const load=()=>Promise.all([${imports}]).catch(()=>addEventListener('pageshow',load,{once:true}));load()`;
  return `<script>window.painted=new Promise((resolve)=>{new PerformanceObserver((list)=>list.getEntriesByName('first-contentful-paint')[0]&&resolve()).observe({type:'paint',buffered:true});addEventListener('load',()=>setTimeout(resolve,3000))});painted.then(()=>{${ahead}${load}})</script>`;
}

async function trimmed(html: string, scripts: Map<string, string>): Promise<string> {
  const content = reach(html, scripts);
  let css = '';
  for (const [, raw = ''] of html.matchAll(inline.style)) {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: content, extension: 'html' }],
      css: [{ raw }],
      defaultExtractor: namesIn,
      keyframes: true,
      // PurgeCSS takes what stands inside :has() and :not() for conditions of its own.
      // Without the second a rule that names nothing but a state (`:focus-visible`) is lost.
      safelist: { greedy: [/^(?:in|not|has|group-has|peer-has)-/], standard: [/^:/] },
      // State that components and browsers set as they go.
      dynamicAttributes: Array.from(raw.matchAll(/\[([\w-]+)/g), ([, name]) => name ?? ''),
    });
    css += result?.css ?? raw;
  }
  const source = /<script type="module" src="([^"]+)"><\/script>/g;
  const sources = Array.from(html.matchAll(source), ([, address = '']) => address);
  // One style in the head: HTML allows none in the body, where Astro puts that of the islands.
  const page = html
    .replace(inline.style, '')
    .replace(source, '')
    .replace(
      '</head>',
      () => `<style>${css}</style>${afterPaint(sources, wakingModules(html, scripts))}</head>`,
    );
  // The policy names just what this page holds; Astro's lists every script and style of the site.
  return page.replace(/(script-src|style-src) 'self'(?: 'sha256-[^']+')*/g, (_, directive: string) => {
    const named = hashes(page, directive === 'style-src' ? 'style' : 'script');
    return `${directive} 'self' ${named}`.trimEnd();
  });
}

/**
 * Leaves each built page the styles that it or its scripts can use, has its scripts fetched once it is painted, and makes
 * its policy allow just those.
 */
export function trim(): AstroIntegration {
  return {
    name: 'trim',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        const scripts = new Map<string, string>();
        for (const name of names.filter((name) => name.endsWith('.js'))) {
          scripts.set(name.split(/[\\/]/).at(-1) ?? name, await readFile(join(root, name), 'utf8'));
        }
        const pages = names.filter((name) => name.endsWith('.html'));
        for (const name of pages) {
          const file = join(root, name);
          await writeFile(file, await trimmed(await readFile(file, 'utf8'), scripts));
        }
        logger.info(`${pages.length} pages keep only the styles they can use`);
      },
    },
  };
}
