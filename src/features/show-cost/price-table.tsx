import type { PricesContent } from '#src/content/schemas/prices.ts';
import { findOption } from './choice.ts';
import { formatDollars } from './format.ts';
import type { PriceList } from './price-list.ts';

export function PriceTable({ content, list }: { content: PricesContent; list: PriceList }) {
  const { caption, columns, example } = content.withoutScript;
  return (
    <noscript>
      <table className="figures w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="font-normal text-mute">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['set', 'host', 'clips', 'numbers', 'strategy'] as const).flatMap((group) =>
            content.groups[group].options
              .map((option) => ({
                ...option,
                price: findOption(list, { ...list.start, [group]: option.id }, group).price,
              }))
              .filter(({ price }) => price > 0)
              .map(({ id, label, price, per = content.groups[group].per }) => (
                <tr key={`${group}-${id}`} className="border-t border-line">
                  <th scope="row" className="py-3 font-normal">
                    {`${content.groups[group].label}: ${label}`}
                  </th>
                  <td className="font-semibold">{formatDollars(price)}</td>
                  <td className="text-mute">{per}</td>
                </tr>
              )),
          )}
        </tbody>
      </table>
      <p className="mt-5 font-semibold">{example}</p>
    </noscript>
  );
}
