import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import { ChoiceGroup } from '#src/forms/choice-group.tsx';
import { optionsOf, SelectField, TextAreaField, TextField } from '#src/forms/field.tsx';
import { type Answers, type Field, type FollowUp, isAsked } from './survey-answers.ts';
import { recheck, useAnswers, useError, useSurveyForm } from './survey-context.ts';

/** The stem of every control's id, see `controlId`. */
const form = 'survey';

/** The id of a field's control, of a group's first one. */
export function controlId(field: Field): string {
  return `${form}-${field}`;
}

export type Question = { label: string; hint?: ReactNode };
type AnswerProps = { name: Field; question: Question; required?: boolean };
type ChoiceQuestion = Question & { options: Record<string, string> };

/** Ties a control to the form: it keeps its own value and renders when its message comes or goes. */
function useAnswer(
  { name, question, required = false }: AnswerProps,
  settle?: (event: ChangeEvent<HTMLInputElement>) => void,
) {
  const survey = useSurveyForm();
  const error = useError(name);
  const input = survey.register(name, {
    onChange: (event) => {
      settle?.(event);
      recheck(survey, name);
    },
  });
  return { input, field: { form, name, label: question.label, hint: question.hint, error, required } };
}

export function TextAnswer({
  name,
  question,
  required,
  ...rest
}: AnswerProps & { unit?: string } & InputHTMLAttributes<HTMLInputElement>) {
  const { input, field } = useAnswer({ name, question, required: required ?? false });
  return <TextField dir="auto" {...rest} {...input} {...field} />;
}

export function LongAnswer({ rows = 3, ...props }: AnswerProps & { rows?: number }) {
  const { input, field } = useAnswer(props);
  return <TextAreaField dir="auto" rows={rows} {...input} {...field} />;
}

export function ListAnswer(props: AnswerProps & { question: ChoiceQuestion & { placeholder: string } }) {
  const { input, field } = useAnswer(props);
  const { options, placeholder } = props.question;
  return <SelectField {...input} {...field} placeholder={placeholder} options={optionsOf(options)} />;
}

type ChoiceAnswerProps = AnswerProps & {
  question: ChoiceQuestion;
  type: 'radio' | 'checkbox';
  row?: 'pair' | 'three' | 'long';
  /** The checkbox that excludes all others. */
  alone?: string;
};

export function ChoiceAnswer({ type, row = 'pair', alone, ...props }: ChoiceAnswerProps) {
  const { setValue } = useSurveyForm();
  const { input, field } = useAnswer(props, ({ target: { checked, form, name, value } }) => {
    if (!alone || !checked || !form) return;
    const chosen = new FormData(form).getAll(name) as string[];
    setValue(
      props.name,
      chosen.filter((one) => (one === alone) === (value === alone)),
    );
  });
  return (
    <ChoiceGroup type={type} row={row} {...field} input={input} options={optionsOf(props.question.options)} />
  );
}

type YesNoAnswerProps = AnswerProps & { answers: { yes: string; no: string } };

export function YesNoAnswer({ answers: { yes, no }, ...props }: YesNoAnswerProps) {
  const { input, field } = useAnswer(props);
  return <ChoiceGroup type="radio" {...field} input={input} options={optionsOf({ yes, no })} />;
}

/** Stands in its step only while the question before it is answered with yes. */
export function FollowUpAnswer({ name, children }: { name: FollowUp; children: ReactNode }) {
  return useAnswers((answers) => isAsked(name, answers)) ? children : null;
}

type OverlapNoteProps = {
  /** The words around the answers. */
  words: { before: string; after: string };
  options: Record<string, string>;
  /** The answers that say something twice, or against one another. */
  overlap: (answers: Answers) => string[];
};

/** Tells of answers that overlap; they stay as they are, and are sent so. */
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
