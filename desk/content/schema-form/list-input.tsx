import { useLayoutEffect, useRef } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { controlIdOf } from '#desk/parts/document-url.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { isNew, type Path, type Step, valueAt } from '#shared/desk/working-copy.ts';
import { emptyValue, type Field, type ListShape, summaryOf } from './field.ts';
import { useChildKeys, useFieldState } from './form-context.tsx';
import { InlineListItem, ListItem } from './list-item.tsx';
import { newKey } from './new-key.ts';
import { OptionsLink } from './small-inputs.tsx';
import { useDragging } from './use-dragging.ts';

type ListField = Field & ListShape;

function boundsText({ min, max }: ListShape): string {
  if (max === undefined) return min > 0 ? `at least ${min}` : '';
  if (min === max) return `always ${min}`;
  return `from ${min} to ${max}`;
}

function useListEditing(path: Path, field: ListField, isInline: boolean) {
  const { form } = useFieldState(path);
  const members = useChildKeys(path);
  const pendingFocus = useRef<string | null>(null);
  // React moves the element, so it loses the focus.
  useLayoutEffect(() => {
    const element = pendingFocus.current && document.getElementById(pendingFocus.current);
    if (element) (element.querySelector<HTMLElement>('input, textarea, select') ?? element).focus();
    pendingFocus.current = null;
  });
  const isHeld = path.some(isNew);
  const nameOf = (key: Step) => summaryOf(valueAt(form.copy, [...path, key])).title || `New ${field.one}`;

  function move(from: number, to: number, by: 'up' | 'down' | 'line') {
    const key = members[from];
    if (key === undefined || to < 0 || to >= members.length) return;
    const order = members.toSpliced(from, 1).toSpliced(to, 0, key);
    pendingFocus.current =
      by === 'line'
        ? (document.activeElement?.id ?? null)
        : `${controlIdOf([...path, isHeld ? to : key])}-${by}`;
    form.arrange(path, order);
    form.announce(`${nameOf(key)}, now ${to + 1} of ${members.length}`);
  }
  const dragging = useDragging((from, to) => move(from, to, 'line'));
  function add(value: unknown, at = members.length) {
    const key = newKey();
    const itemPath = [...path, isHeld ? at : key];
    form.arrange(path, members.toSpliced(at, 0, key), { [key]: value });
    form.fold(itemPath, true);
    pendingFocus.current = isInline ? controlIdOf(itemPath) : `${controlIdOf(itemPath)}-inside`;
  }
  function remove(at: number) {
    const key = members[at];
    if (key === undefined) return;
    pendingFocus.current = `${controlIdOf(path)}-add`;
    form.announce(`${nameOf(key)} is removed`);
    form.arrange(path, members.toSpliced(at, 1));
  }
  const mayAdd = members.length < (field.max ?? Number.POSITIVE_INFINITY);
  return { members, move, dragging, add, remove, mayAdd, mayRemove: members.length > field.min };
}

export type ListEditing = ReturnType<typeof useListEditing>;

/** A list field. Hides the buttons to add or remove items when the length limits do not allow it. */
export function ListInput({
  path,
  field,
  hiddenLabel,
}: {
  path: Path;
  field: ListField;
  hiddenLabel?: boolean;
}) {
  const { error } = useFieldState(path);
  const isLines = ['text', 'number', 'choice'].includes(field.item.kind);
  const editing = useListEditing(path, field, isLines);
  const { members, add, mayAdd } = editing;
  const bounds = boundsText(field);
  const Line = isLines ? InlineListItem : ListItem;
  return (
    <fieldset id={controlIdOf(path)} tabIndex={-1} className="min-w-0">
      <legend className={hiddenLabel ? 'sr-only' : 'mb-1.5 flex w-full items-baseline justify-between gap-3'}>
        <span className="font-semibold">{field.label}</span>
        <span className="text-caption text-mute">{`${members.length}${bounds ? `, ${bounds}` : ''}`}</span>
      </legend>
      <p className="-mt-1 mb-2 empty:hidden">
        <OptionsLink field={field.item} />
      </p>
      {field.help && <p className="mb-2 text-caption text-mute">{field.help}</p>}
      <ol className={`grid grid-cols-1 ${isLines ? 'gap-1' : 'gap-1.75'}`}>
        {members.map((step, at) => (
          <Line key={step} path={[...path, step]} {...{ field, at, editing }} />
        ))}
      </ol>
      {mayAdd && (
        <Button
          id={`${controlIdOf(path)}-add`}
          tone="quiet"
          size="bar"
          className="mt-1 -ml-2.5"
          onClick={() => add(emptyValue(field.item))}
        >
          <Icon name="plus" className="size-4" />
          Add {/^[aeiou]/i.test(field.one) ? 'an' : 'a'} {field.one}
        </Button>
      )}
      {error && (
        <p className="mt-1.5 rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">{error}</p>
      )}
    </fieldset>
  );
}
