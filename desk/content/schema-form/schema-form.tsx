import { controlIdOf } from '#desk/parts/document-url.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { pluralize } from '#shared/desk/field-labels.ts';
import type { Path } from '#shared/desk/working-copy.ts';
import { type Field, type GroupShape, isPicture } from './field.ts';
import { FieldInput, FieldInputs } from './field-input.tsx';
import { countChangesAndProblems, useChildKeys, useForm } from './form-context.tsx';
import { ChangeMarks } from './marks.tsx';

const isBlock = ({ kind }: Field) => kind === 'group' || kind === 'list' || kind === 'either';

function countFields(field: Field): number {
  if (field.kind === 'group') return field.parts.reduce((sum, part) => sum + countFields(part.field), 0);
  return field.kind === 'constant' ? 0 : 1;
}

const countWithNoun = (count: number, one: string) => `${count} ${count === 1 ? one : pluralize(one)}`;

function SectionCount({ path, field }: { path: Path; field: Field }) {
  const lists = field.kind === 'group' ? field.parts.filter((part) => part.field.kind === 'list') : [];
  const [only] = lists;
  const listPath = field.kind === 'list' || !only ? path : [...path, only.key];
  const list = field.kind === 'list' ? field : only?.field;
  const members = useChildKeys(listPath);
  const text =
    list?.kind === 'list' && lists.length <= 1
      ? countWithNoun(members.length, list.one)
      : countWithNoun(countFields(field), 'field');
  return <span className="text-caption font-normal text-mute">{text}</span>;
}

type FormSectionProps = {
  path: Path;
  field: Field /** The paths whose changes are counted, if the section is not a single field. */;
  within?: Path[];
};

function FormSection({ path, field, within = [path] }: FormSectionProps) {
  const form = useForm();
  const isOpen = form.isOpen(path);
  const counts = within.map((one) => countChangesAndProblems(form, one));
  const changes = counts.reduce((sum, one) => sum + one.changes, 0);
  const problems = counts.reduce((sum, one) => sum + one.problems, 0);
  const id = `section-${controlIdOf(path)}`;
  return (
    <section aria-labelledby={`${id}-name`} className="border-line border-t first:border-t-0">
      <h3 className="font-sans text-letter font-semibold tracking-normal [font-stretch:100%]">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-inside`}
          onClick={() => form.fold(path, !isOpen)}
          className="-mx-1 flex min-h-9 w-[calc(100%+0.5rem)] items-center gap-2 rounded-row px-1 text-left hover:bg-paper pointer-coarse:min-h-11"
        >
          <Icon name={isOpen ? 'down' : 'forward'} className="size-4.5 text-ink-3" />
          <span id={`${id}-name`}>{field.label}</span>
          {changes === 0 && problems === 0 && !isOpen && <SectionCount path={path} field={field} />}
          <ChangeMarks changes={changes} problems={problems} />
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-inside`} className="grid grid-cols-1 gap-3.5 pt-1 pb-4">
          {field.help && field.kind !== 'list' && <p className="text-caption text-mute">{field.help}</p>}
          {field.kind === 'group' && !field.optional && !isPicture(field) ? (
            <FieldInputs path={path} parts={field.parts} />
          ) : (
            <FieldInput path={path} field={field} hiddenLabel />
          )}
        </div>
      )}
    </section>
  );
}

const generalPath: Path = [];

export const sectionOf = (field: GroupShape, key: Path[number] | undefined): Path => {
  const block = field.parts.find((part) => part.key === key && isBlock(part.field));
  return block ? [block.key] : generalPath;
};

export function SchemaForm({ field }: { field: Field & GroupShape }) {
  const looseParts = field.parts.filter((part) => !isBlock(part.field));
  const blocks = field.parts.filter((part) => isBlock(part.field));
  return (
    <>
      {looseParts.some((part) => part.field.kind !== 'constant') && (
        <FormSection
          path={generalPath}
          within={looseParts.map(({ key }) => [key])}
          field={{
            ...field,
            label: blocks.length === 0 ? 'All texts' : 'General',
            kind: 'group',
            parts: looseParts,
          }}
        />
      )}
      {blocks.map((part) => (
        <FormSection key={part.key} path={[part.key]} field={part.field} />
      ))}
    </>
  );
}
