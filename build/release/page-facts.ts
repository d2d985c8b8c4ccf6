import { readFile } from 'node:fs/promises';
import { buildCache } from '#build/cache.ts';
import { PageSource, type SourceElement } from '#build/page/page-source.ts';
import { createHashes, executableTypes } from '#build/page/policy.ts';

export type PageFacts = {
  headings: number;
  title: string;
  ids: string[];
  leads: string[];
  allowsInlineCode: boolean;
};

const sourceCode = await readFile(import.meta.filename, 'utf8');

export async function readPageFacts(html: string): Promise<PageFacts> {
  const facts = await buildCache.getOrMake(['facts', sourceCode, html], async () =>
    Buffer.from(JSON.stringify(extractFacts(new PageSource(html)))),
  );
  return JSON.parse(facts.toString());
}

function extractFacts(page: PageSource): PageFacts {
  const leads = new Set<string>();
  const ids = new Set<string>();
  for (const { tag, attributes } of page.getElements()) {
    const id = attributes.get('id');
    if (id) ids.add(id);
    if (tag === 'use') continue;
    for (const name of ['href', 'src', 'poster', 'action']) {
      const address = attributes.get(name);
      if (address !== undefined) leads.add(address);
    }
    for (const candidate of attributes.get('srcset')?.split(',') ?? []) {
      const [address] = candidate.trim().split(/\s+/);
      if (address) leads.add(address);
    }
  }
  return {
    headings: page.findElements('h1').length,
    title:
      page
        .findElements('title')
        .find(({ isOwn }) => isOwn)
        ?.text.trim() ?? '',
    ids: [...ids],
    leads: [...leads],
    allowsInlineCode: allowsInlineCode(page),
  };
}

function allowsInlineCode(page: PageSource): boolean {
  const policy = page
    .findElements('meta')
    .find(({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy');
  const content = policy?.attributes.get('content') ?? '';
  const isInline = ({ attributes }: SourceElement) =>
    !attributes.has('src') && executableTypes.test(attributes.get('type') ?? '');
  const inline = [...page.findElements('style'), ...page.findElements('script').filter(isInline)];
  return createHashes(inline).every((hash) => content.includes(hash));
}
