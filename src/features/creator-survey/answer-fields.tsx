import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { ChoiceGroup } from '#src/forms/fields/choice-group.tsx';
import { SelectField, TextAreaField, TextField, toOptions } from '#src/forms/fields/field.tsx';
import { type Answers, type Field, type FollowUp, isAsked } from './survey-answers.ts';
import { useAnswerSetter, useAnswers, useError, useSurveyContext } from './survey-context.ts';

const formId = 'survey';

/** The id of a field's control; for a group, of its first control. */
export function findControlId(field: Field): string {
  return `${formId}-${field}`;
}

export type Question = { label: string; hint?: ReactNode };
type AnswerProps = { name: Field; question: Question; required?: boolean };
type ChoiceQuestion = Question & { options: Record<string, string> };

type TextFieldName = { [Name in Field]: Answers[Name] extends string ? Name : never }[Field];

/** Connects an uncontrolled field to the survey. It renders again only when its error changes. */
function useAnswer({ name, question, required = false }: AnswerProps) {
  const { state } = useSurveyContext();
  const [before] = useState(() => state.answers()[name]);
  const field = {
    form: formId,
    name,
    label: question.label,
    hint: question.hint,
    error: useError(name),
    required,
  };
  return { before, answer: useAnswerSetter(), field };
}

function useTextAnswer(props: AnswerProps) {
  const { before, answer, field } = useAnswer(props);
  const input = {
    defaultValue: before,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      answer(props.name as TextFieldName, target.value),
  };
  return { input, field };
}

/** Shows a text in a field without changing the saved answer. @returns the control, which the caller focuses */
export function setFieldText(name: Field, text: string): HTMLElement | null {
  const control = document.getElementById(findControlId(name));
  if (control instanceof HTMLInputElement) control.value = text;
  return control;
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
  return <SelectField {...input} {...field} placeholder={placeholder} options={toOptions(options)} />;
}

type ChoiceAnswerProps = AnswerProps & {
  question: ChoiceQuestion;
  type: 'radio' | 'checkbox';
  row?: 'pair' | 'three' | 'long';
  alone?: string;
};

export function ChoiceAnswer({ type, row = 'pair', alone, ...props }: ChoiceAnswerProps) {
  const { before, answer, field } = useAnswer(props);
  const handleChoice = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const controls = [
      ...(target.form?.querySelectorAll<HTMLInputElement>(`input[name="${props.name}"]`) ?? []),
    ];
    const isExcluded = (value: string) => target.checked && (value === alone) !== (target.value === alone);
    if (alone) for (const control of controls) if (isExcluded(control.value)) control.checked = false;
    const chosen = controls.filter(({ checked }) => checked).map(({ value }) => value);
    if (type === 'radio') answer(props.name as TextFieldName, chosen[0] ?? '');
    else answer(props.name as Exclude<Field, TextFieldName>, chosen);
  };
  return (
    <ChoiceGroup
      type={type}
      row={row}
      {...field}
      chosen={before}
      onChange={handleChoice}
      options={toOptions(props.question.options)}
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
  texts: { before: string; after: string };
  options: Record<string, string>;
  overlap: (answers: Answers) => string[];
};

export function OverlapNote({ texts, options, overlap }: OverlapNoteProps) {
  const names = useAnswers((answers) =>
    overlap(answers)
      .map((answer) => options[answer])
      .join(', '),
  );
  return (
    <p role="status" className="text-caption text-ink-3 not-empty:mt-2.5">
      {names && (
        <>
          {texts.before} <strong className="font-semibold text-ink">{names}</strong>. {texts.after}
        </>
      )}
    </p>
  );
}
