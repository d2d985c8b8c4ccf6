import type { InputHTMLAttributes } from 'react';
import { NumberChoice, NumberReading } from '#src/forms/fields/number-note.tsx';
import { type Question, setFieldText, TextAnswer } from './answer-fields.tsx';
import { type NumberQuestion, numberFields } from './parse-answer.ts';
import { useAnswerSetter, useAnswers } from './survey-context.ts';

type NumberAnswerProps = { name: NumberQuestion; question: Question } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode'
>;

export function NumberAnswer({ name, question, inputMode }: NumberAnswerProps) {
  const { unit } = { unit: undefined, ...numberFields[name] };
  return (
    <TextAnswer
      name={name}
      question={{ ...question, hint: <NumberHint name={name} hint={question.hint} /> }}
      required
      autoComplete="off"
      {...(unit && { unit })}
      inputMode={inputMode}
    />
  );
}

function NumberHint({ name, hint }: { name: NumberQuestion; hint: Question['hint'] }) {
  const answer = useAnswerSetter();
  const read = { text: useAnswers((answers) => answers[name]), field: numberFields[name] };

  const setAnswer = (text: string) => {
    const control = setFieldText(name, text);
    answer(name, text);
    control?.focus();
  };

  return (
    <>
      <span className="flex items-end justify-between gap-4">
        <span>{hint}</span>
        <NumberReading {...read} />
      </span>
      <NumberChoice {...read} onChoose={setAnswer} />
    </>
  );
}
