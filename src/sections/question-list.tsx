import { Icon } from '#src/components/ui/icon.tsx';
import type { Question } from '#src/content/schemas/shared.ts';

/** Questions that open one by one, natively; each can be linked to by its id and opens when it is (src/frame/boot.ts). */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="border-b-2 border-ink">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className="group border-t-2 border-ink">
          <summary className="flex min-h-18 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-h3">{question}</h3>
            <Icon
              name="plus"
              className="size-6 shrink-0 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-160 pr-10 pb-7 text-ink-3">{answer}</p>
        </details>
      ))}
    </div>
  );
}
