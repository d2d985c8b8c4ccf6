import { Button } from '#src/components/ui/button.tsx';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { formatNumber } from '#src/forms/fields/read-number.ts';
import { isNumberQuestion, numberFields, parseAnswer } from './parse-answer.ts';
import { type Answers, type Field, isAsked, stepCount, stepFields } from './survey-answers.ts';

type CheckAnswersProps = {
  content: Application;
  answers: Answers;
  busy: boolean;
  onChange: (step: number) => void;
};

/** Summary of all answers before the last step, with a link back to each step. */
export function CheckAnswers({ content, answers, busy, onChange }: CheckAnswersProps) {
  const { check, steps, questions } = content;
  return (
    <section aria-labelledby="survey-check" className="border-t border-line pt-8">
      <h2 id="survey-check" className="text-[1.75rem] leading-tight">
        {check.heading}
      </h2>
      <p className="mt-2 text-ink-3">{check.lead}</p>
      {stepFields.slice(0, stepCount - 1).map((fields, index) => (
        <div key={steps[index]?.name} className="mt-7">
          <div className="flex items-center justify-between border-b-2 border-ink">
            <h3 className="text-base">{steps[index]?.name}</h3>
            <Button
              variant="link"
              size="sm"
              className="-mr-4.5"
              aria-disabled={busy}
              onClick={() => onChange(index + 1)}
            >
              {check.change}
              <span className="sr-only"> {steps[index]?.name}</span>
            </Button>
          </div>
          <dl className="text-caption">
            {fields
              .filter((field) => isAsked(field, answers))
              .map((field) => (
                <div key={field} className="grid gap-x-5 border-b border-line py-2.5 sm:grid-cols-2">
                  <dt className="text-mute">{questions[field].label}</dt>
                  <dd className="min-w-0 wrap-anywhere whitespace-pre-line" dir="auto">
                    {formatAnswer(field, answers, content)}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

const maxAnswerLength = 300;

function formatAnswer(field: Field, answers: Answers, { questions, answers: texts }: Application): string {
  const answer = answers[field];
  if (isNumberQuestion(field)) {
    const number = parseAnswer(field, answers[field]);
    if (!Number.isNaN(number)) return formatNumber(number, numberFields[field]);
  }
  const question = questions[field];
  const { none, ...yesNo } = texts;
  const labels = new Map(Object.entries('options' in question ? question.options : yesNo));
  const findLabel = (value: string) => labels.get(value) ?? value;
  const characters = [...(Array.isArray(answer) ? answer.map(findLabel).join(', ') : findLabel(answer))];
  return characters.length > maxAnswerLength
    ? `${characters.slice(0, maxAnswerLength).join('')}…`
    : characters.join('') || none;
}
