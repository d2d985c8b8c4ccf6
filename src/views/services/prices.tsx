import type { PricesContent } from '#src/content/schemas/prices.ts';
import type { PriceList } from '#src/features/show-cost/price-list.ts';
import { ShowCost } from '#src/features/show-cost/show-cost.tsx';
import { TestShow } from '#src/features/show-cost/test-show.tsx';
import { QuestionList } from '#src/sections/question-list.tsx';

export type ServicesPricesProps = { content: PricesContent; list: PriceList; weekly: number; script: string };

export function ServicesPrices({ content, ...prices }: ServicesPricesProps) {
  return (
    <section id="prices" className="shell band">
      <TestShow content={content} list={prices.list} />
      <ShowCost content={content} {...prices}>
        <QuestionList questions={content.questions} compact />
      </ShowCost>
    </section>
  );
}
