import { slipChoice, slipTopic } from '#shared/slip-handover.ts';

export type About = { inquiry: string; line: string };

/** Topics by what the address calls them. */
export type AboutList = Record<string, About>;

/**
 * What `?about=` asks of the form.
 * @param prices address of the price block, whose order slip may be asked about @param slip a slip's text that the tab holds
 * @returns undefined for a topic that is not in the list
 */
export function aboutIn(
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
  const address = slipChoice.test(cost) ? `${prices}#cost=${cost}` : `${prices}#prices`;
  // A slip of another choice is that of an earlier visit.
  const isSame = slip?.includes(`#cost=${cost}\n`);
  return { ...about, line: isSame && slip ? slip.trimEnd() : about.line.replace('{address}', address) };
}
