import { contentOf } from '#src/content/content-of.ts';
import { packagePages } from '#src/content/packages.ts';
import { createHashedScript } from '#src/islands/hashed-script.ts';
import { routes } from '#src/routes.ts';
import type { TopicList } from './about.ts';
import code from './prefill.ts?inline-code';

async function buildTopics(): Promise<TopicList> {
  const { about } = await contentOf('contact');
  const list: TopicList = Object.fromEntries(about.topics.map(({ id, ...topic }) => [id, topic]));
  for (const seller of packagePages) {
    const { packages } = await contentOf(seller);
    for (const { id, name, price, terms } of packages.items) {
      const values: Record<string, string> = { name, price, terms, service: routes[seller].name };
      const line = about.packages.line.replace(
        /\{(\w+)\}/g,
        (placeholder, key) => values[key] ?? placeholder,
      );
      list[id] = { inquiry: about.packages.inquiry, line };
    }
  }
  return list;
}

/** The script that /contact loads if its URL names a topic. The script contains all topics. */
export async function createTopicsFile() {
  return createHashedScript(
    'about',
    { aboutList: await buildTopics(), pricesPath: routes.services.path },
    code,
  );
}
