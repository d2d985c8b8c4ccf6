import { slipChoicePattern, slipTopic } from '#shared/slip-handover.ts';

export type Topic = { inquiry: string; line: string };

/** Topics by their id in the URL. */
export type TopicList = Record<string, Topic>;

/**
 * Returns the topic of `?about=`; undefined if it is not in the list.
 * @param prices URL of the price block, to which the order slip links
 * @param slip text of the order slip in the tab's session storage
 */
export function findTopic(
  search: string,
  list: TopicList,
  prices: string,
  slip?: string | null,
): Topic | undefined {
  const query = new URLSearchParams(search);
  const topic = query.get('about') ?? '';
  const about = Object.hasOwn(list, topic) ? list[topic] : undefined;
  if (!about || topic !== slipTopic) return about;
  const cost = query.get('cost') ?? '';
  const address = slipChoicePattern.test(cost) ? `${prices}#cost=${cost}` : `${prices}#prices`;
  // A slip with other choices than the URL is from an earlier visit.
  const isSame = slip?.includes(`#cost=${cost}\n`);
  return { ...about, line: isSame && slip ? slip.trimEnd() : about.line.replace('{address}', address) };
}
