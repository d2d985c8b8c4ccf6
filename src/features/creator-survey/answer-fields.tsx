import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import { ChoiceGroup } from '#src/forms/fields/choice-group.tsx';
import { optionsOf, SelectField, TextAreaField, TextField } from '#src/forms/fields/field.tsx';
import { type Answers, type Field, type FollowUp, isAsked } from './survey-answers.ts';
import { useAnswering, useAnswers, useError } from './survey-context.ts';

const form = 'survey';

/** The id of a field's control, of a group's first one. */
export function controlId(field: Field): string {
  return `${form}-${field}`;
}

export type Question = { label: string; hint?: ReactNode };
type AnswerProps = { name: Field; question: Question; required?: boolean };
type ChoiceQuestion = Question & { options: Record<string, string> };

type TextName = { [Name in Field]: Answers[Name] extends string ? Name : never }[Field];

function useTextAnswer({ name, question, required = false }: AnswerProps) {
  const error = useError(name);
  const answer = useAnswering();
  const value = useAnswers((answers) => answers[name as TextName]);
  const input = {
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      answer(name as TextName, target.value),
  };
  return { input, field: { form, name, label: question.label, hint: question.hint, error, required } };
}

export function TextAnswer({
  name,
  question,
  required,
  ...rest
}: AnswerProps & { unit?: string } & InputHTMLAttributes<HTMLInputElement>) {
  const { input, field } = useTextAnswer({ name, question, required: required ?? false });
  return <TextField dir="auto" {...rest} {...input} {...field} />;
}

export function LongAnswer({ rows = 3, ...props }: AnswerProps & { rows?: number }) {
  const { input, field } = useTextAnswer(props);
  return <TextAreaField dir="auto" rows={rows} {...input} {...field} />;
}

export function ListAnswer(props: AnswerProps & { question: ChoiceQuestion & { placeholder: string } }) {
  const { input, field } = useTextAnswer(props);
  const { options, placeholder } = props.question;
  return <SelectField {...input} {...field} placeholder={placeholder} options={optionsOf(options)} />;
}

type ChoiceAnswerProps = AnswerProps & {
  question: ChoiceQuestion;
  type: 'radio' | 'checkbox';
  row?: 'pair' | 'three' | 'long';
  alone?: string;
};

export function ChoiceAnswer({ type, row = 'pair', alone, ...props }: ChoiceAnswerProps) {
  const { name, question, required = false } = props;
  const error = useError(name);
  const answer = useAnswering();
  const value: string | readonly string[] = useAnswers((answers) => answers[name]);
  const chosen = Array.isArray(value) ? value : [value];
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (type === 'radio') return answer(name as TextName, target.value);
    const others = chosen.filter((one) => one !== target.value);
    const excludes = (one: string) => target.checked && alone && (one === alone) !== (target.value === alone);
    answer(
      name as Exclude<Field, TextName>,
      target.checked ? [...others.filter((one) => !excludes(one)), target.value] : others,
    );
  };
  return (
    <ChoiceGroup
      type={type}
      row={row}
      {...{ form, name, error, required, chosen }}
      label={question.label}
      hint={question.hint}
      onChange={choose}
      options={optionsOf(question.options)}
    />
  );
}

type YesNoAnswerProps = AnswerProps & { answers: { yes: string; no: string } };

export function YesNoAnswer({ answers: { yes, no }, ...props }: YesNoAnswerProps) {
  return <ChoiceAnswer type="radio" {...props} question={{ ...props.question, options: { yes, no } }} />;
}

export function FollowUpAnswer({ name, children }: { name: FollowUp; children: ReactNode }) {
  return useAnswers((answers) => isAsked(name, answers)) ? children : null;
}

type OverlapNoteProps = {
  words: { before: string; after: string };
  options: Record<string, string>;
  overlap: (answers: Answers) => string[];
};

export function OverlapNote({ words, options, overlap }: OverlapNoteProps) {
  const names = useAnswers((answers) =>
    overlap(answers)
      .map((answer) => options[answer])
      .join(', '),
  );
  return (
    <p role="status" className="text-caption text-ink-3 not-empty:mt-2.5">
      {names && (
        <>
          {words.before} <strong className="font-semibold text-ink">{names}</strong>. {words.after}
        </>
      )}
    </p>
  );
}
