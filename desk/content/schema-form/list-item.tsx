import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { controlIdOf } from '#desk/parts/document-url.ts';
import { Icon, type IconName } from '#desk/parts/icon.tsx';
import { getIn, type Path } from '#shared/desk/working-copy.ts';
import { type Field, type ListShape, matchingShape, optionLabel, summaryOf } from './field.ts';
import { FieldInput, FieldInputs } from './field-input.tsx';
import { countChangesAndProblems, useFieldState } from './form-context.tsx';
import type { ListEditing } from './list-input.tsx';
import { ChangeMarks } from './marks.tsx';
import { toUrlName, usedUrlNames } from './url-name.ts';

type ListItemProps = { path: Path; field: Field & ListShape; at: number; editing: ListEditing };

function moveByKeys(event: KeyboardEvent, { at, editing }: Pick<ListItemProps, 'at' | 'editing'>) {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  event.stopPropagation();
  editing.move(at, event.key === 'ArrowUp' ? at - 1 : at + 1, 'line');
}

function Grip({ at, editing }: Pick<ListItemProps, 'at' | 'editing'>) {
  if (editing.members.length < 2) return null;
  return (
    <span
      aria-hidden="true"
      data-grip={at}
      {...editing.dragging.grip(at)}
      className="flex min-h-8.5 shrink-0 cursor-grab items-center text-mute hover:text-ink active:cursor-grabbing pointer-coarse:hidden"
    >
      <Icon name="grip" className="size-4.5" />
    </span>
  );
}

type IconButtonProps = {
  icon: IconName;
  label: string;
  id?: string;
  isDisabled?: boolean;
  onPress: () => void;
};

function IconButton({ icon, label, id, isDisabled = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      {...(id && { id })}
      aria-label={label}
      {...(isDisabled && { 'aria-disabled': true })}
      onClick={() => !isDisabled && onPress()}
      className="grid size-7.5 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-paper-2 aria-disabled:text-line-2 aria-disabled:hover:bg-transparent pointer-coarse:size-11 forced-colors:aria-disabled:text-[GrayText]"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}

function MoveButtons({ path, at, editing, name }: Omit<ListItemProps, 'field'> & { name: string }) {
  const { members, move } = editing;
  return (
    <>
      <IconButton
        icon="up"
        id={`${controlIdOf(path)}-up`}
        label={`Move ${name} up`}
        isDisabled={at === 0}
        onPress={() => move(at, at - 1, 'up')}
      />
      <IconButton
        icon="down"
        id={`${controlIdOf(path)}-down`}
        label={`Move ${name} down`}
        isDisabled={at === members.length - 1}
        onPress={() => move(at, at + 1, 'down')}
      />
    </>
  );
}

export function InlineListItem({ path, field, at, editing }: ListItemProps) {
  const { value } = useFieldState(path);
  const name = summaryOf(value).title || `${field.one} ${at + 1}`;
  const item = { ...field.item, label: `${field.label}, ${at + 1}` };
  return (
    <li
      className={`flex items-start gap-0.5 rounded-control ${editing.dragging.edge(at)}`}
      onKeyDown={(event) => moveByKeys(event, { at, editing })}
      {...editing.dragging.itemAt(at)}
    >
      <div className="flex min-h-10 items-center">
        <Grip {...{ at, editing }} />
      </div>
      <div className="min-w-0 flex-1">
        <FieldInput path={path} field={item} hiddenLabel />
      </div>
      <div className="flex min-h-10 items-center">
        <MoveButtons {...{ path, at, editing, name }} />
        {editing.mayRemove && (
          <IconButton icon="close" label={`Remove ${name}`} onPress={() => editing.remove(at)} />
        )}
      </div>
    </li>
  );
}

function ListItemFields({ path, field }: { path: Path; field: Field }) {
  const { value } = useFieldState(path);
  if (field.kind === 'group') return <FieldInputs path={path} parts={field.parts} />;
  if (field.kind === 'either' && matchingShape(field, value)) return <FieldInput path={path} field={field} />;
  return <FieldInput path={path} field={field} hiddenLabel />;
}

function ListItemActions({ path, field, at, editing, children }: ListItemProps & { children: ReactNode }) {
  const { form, value } = useFieldState(path);
  const { add, remove, mayAdd, mayRemove } = editing;
  if (!mayAdd && !mayRemove) return null;
  const parts = field.item.kind === 'group' ? field.item.parts : [];
  const urlName = parts.find((part) => part.field.kind === 'text' && part.field.isUrlName);
  function copyOf(entry: unknown) {
    if (!urlName) return structuredClone(entry);
    const name = String(getIn(entry, [urlName.key]) ?? '');
    const usedNames = usedUrlNames(form, path.slice(0, -1), urlName.key);
    return { ...(structuredClone(entry) as object), [urlName.key]: name && toUrlName(name, usedNames) };
  }
  return (
    <div className="flex flex-wrap gap-1 border-line border-t pt-2">
      {mayAdd && (
        <Button size="bar" tone="quiet" onClick={() => add(copyOf(value), at + 1)}>
          <Icon name="copy" className="size-4" />
          Copy <span className="sr-only">{children}</span>
        </Button>
      )}
      {mayRemove && (
        <Button size="bar" tone="quiet" onClick={() => remove(at)}>
          <Icon name="close" className="size-4" />
          Remove {field.one} <span className="sr-only">{children}</span>
        </Button>
      )}
    </div>
  );
}

export function ListItem(props: ListItemProps) {
  const { path, field, at, editing } = props;
  const { form, value, error } = useFieldState(path);
  const { title, aside } = summaryOf(value);
  const asideText = optionLabel(field.item, aside);
  const name = title || `New ${field.one}`;
  const { changes, problems } = countChangesAndProblems(form, path);
  const isOpen = form.isOpen(path);
  const id = controlIdOf(path);
  return (
    <li
      className={`rounded-control border border-line-2 bg-white ${editing.dragging.edge(at)}`}
      onKeyDown={(event) => moveByKeys(event, { at, editing })}
      {...editing.dragging.itemAt(at)}
    >
      <div className="flex min-h-10.5 items-center gap-0.5 pr-1.5 pl-1">
        <Grip {...{ at, editing }} />
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-inside`}
          onClick={() => form.fold(path, !isOpen)}
          className="flex min-h-8.5 min-w-0 flex-1 items-center gap-2 rounded-row px-2 py-1 text-left hover:bg-paper pointer-coarse:min-h-11"
        >
          <Icon name={isOpen ? 'down' : 'forward'} className="size-4.5 text-ink-3" />
          <span className="flex min-w-0 flex-1 items-center gap-x-2 max-sm:flex-wrap">
            <span className="min-w-0 truncate font-semibold">{name}</span>
            {aside && !isOpen && (
              <span className="min-w-0 grow basis-0 truncate text-mute max-sm:max-w-full max-sm:grow-0 max-sm:basis-auto">
                {asideText}
              </span>
            )}
            <ChangeMarks changes={isOpen ? 0 : changes} problems={problems} />
          </span>
        </button>
        <MoveButtons {...{ path, at, editing, name }} />
      </div>
      {isOpen && (
        <div id={`${id}-inside`} className="grid grid-cols-1 gap-3.5 px-3.5 pt-1 pb-3">
          {error && <p className="rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">{error}</p>}
          <ListItemFields path={path} field={field.item} />
          <ListItemActions {...props}>{name}</ListItemActions>
        </div>
      )}
    </li>
  );
}
