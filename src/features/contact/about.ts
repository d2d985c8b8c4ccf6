import { slipChoicePattern, slipTopic } from '#shared/slip-handover.ts';

export type About = { inquiry: string; line: string };

/** Topics by their id in the address. */
export type AboutList = Record<string, About>;

/**
 * Returns the topic of `?about=`; undefined if it is not in the list.
 * @param prices address of the price block, to which the order slip links
 * @param slip text of the order slip in the tab's session storage
 */
export function findTopic(
  search: string,
  list: AboutList,
  prices: string,
  slip?: string | null,
): About | undefined {
  const query = new URLSearchParams(search);
  const topic = query.get('about') ?? '';
  const about = Object.hasOwn(list, topic) ? list[topic] : undefined;
  if (!about || topic !== slipTopic) return about;
  const cost = query.get('cost') ?? '';
  const address = slipChoicePattern.test(cost) ? `${prices}#cost=${cost}` : `${prices}#prices`;
  // If the slip belongs to a different choice, it is from an earlier visit.
  const isSame = slip?.includes(`#cost=${cost}\n`);
  return { ...about, line: isSame && slip ? slip.trimEnd() : about.line.replace('{address}', address) };
}
