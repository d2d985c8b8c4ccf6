import { readFile } from 'node:fs/promises';
import { buildCache } from '#build/cache.ts';
import { PageSource, type SourceElement } from '#build/page/page-source.ts';
import { executableTypes, hashesOf } from '#build/page/policy.ts';

export type PageFacts = {
  headings: number;
  title: string;
  ids: string[];
  leads: string[];
  isNamed: boolean;
};

const code = await readFile(import.meta.filename, 'utf8');

export async function readFacts(html: string): Promise<PageFacts> {
  const facts = await buildCache.getOrMake(['facts', code, html], async () =>
    Buffer.from(JSON.stringify(read(new PageSource(html)))),
  );
  return JSON.parse(facts.toString());
}

function read(page: PageSource): PageFacts {
  const leads = new Set<string>();
  const ids = new Set<string>();
  for (const { tag, attributes } of page.all()) {
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
    headings: page.elements('h1').length,
    title:
      page
        .elements('title')
        .find(({ isOwn }) => isOwn)
        ?.text.trim() ?? '',
    ids: [...ids],
    leads: [...leads],
    isNamed: isNamed(page),
  };
}

function isNamed(page: PageSource): boolean {
  const policy = page
    .elements('meta')
    .find(({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy');
  const content = policy?.attributes.get('content') ?? '';
  const isInline = ({ attributes }: SourceElement) =>
    !attributes.has('src') && executableTypes.test(attributes.get('type') ?? '');
  const inline = [...page.elements('style'), ...page.elements('script').filter(isInline)];
  return hashesOf(inline).every((hash) => content.includes(hash));
}
