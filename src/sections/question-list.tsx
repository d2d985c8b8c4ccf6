import type { Question } from '#src/content/schemas/shared.ts';

/** Expandable questions. Each can be linked to by its id; src/frame/boot.ts then opens it. */
export function QuestionList({ questions, compact = false }: { questions: Question[]; compact?: boolean }) {
  const row = compact
    ? {
        line: 'border-t border-line first:border-t-2 first:border-ink',
        size: 'min-h-13 py-2.5',
        text: 'font-sans text-base font-semibold tracking-normal',
      }
    : { line: 'border-t-2 border-ink', size: 'min-h-18 py-4', text: 'text-h3' };
  return (
    <div className="border-b-2 border-ink">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={`group ${row.line}`}>
          <summary
            className={`icon-after icon-plus flex list-none items-center justify-between gap-6 after:transition-transform after:duration-200 group-open:after:rotate-45 [&::-webkit-details-marker]:hidden ${row.size}`}
          >
            <h3 className={row.text}>{question}</h3>
          </summary>
          <p className="max-w-160 pr-10 pb-7 text-ink-3">{answer}</p>
        </details>
      ))}
    </div>
  );
}
