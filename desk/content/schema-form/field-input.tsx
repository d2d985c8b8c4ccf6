import { Button } from '#desk/parts/button.tsx';
import { controlIdOf } from '#desk/parts/document-url.ts';
import { SelectField } from '#desk/parts/field.tsx';
import type { Path } from '#shared/desk/working-copy.ts';
import { ColorInput } from './color-input.tsx';
import {
  emptyValue,
  type Field,
  type GroupShape,
  isPicture,
  matchingShape,
  type TextShape,
} from './field.ts';
import { useFieldState } from './form-context.tsx';
import { ListInput } from './list-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { ChoiceInput, NumberInput, NumberListInput, SwitchInput } from './small-inputs.tsx';
import { TextInput } from './text-input.tsx';

export function FieldInput({ path, field, ...rest }: { path: Path; field: Field; hiddenLabel?: boolean }) {
  switch (field.kind) {
    case 'text':
      if (field.isHidden) return <HiddenInput {...{ path, field }} />;
      if (field.color) return <ColorInput {...{ path, field }} brandColor={field.color} />;
      return <TextInput {...{ path, field }} {...rest} />;
    case 'number':
      return <NumberInput {...{ path, field }} {...rest} />;
    case 'choice':
      return <ChoiceInput {...{ path, field }} {...rest} />;
    case 'switch':
      return <SwitchInput {...{ path, field }} />;
    case 'numbers':
      return <NumberListInput {...{ path, field }} />;
    case 'list':
      return <ListInput {...{ path, field }} />;
    case 'group':
      if (isPicture(field)) return <PictureInput {...{ path, field }} />;
      return <GroupInput {...{ path, field }} />;
    case 'either':
      return <UnionInput {...{ path, field }} />;
    case 'film-file':
    case 'typeface-file':
    case 'picture-file': // Rendered by PictureInput.
    case 'constant':
      return null;
  }
}

function HiddenInput({ path, field }: { path: Path; field: Field & TextShape }) {
  const { error } = useFieldState(path);
  return error ? <TextInput {...{ path, field }} /> : null;
}

export function FieldInputs({ path, parts }: { path: Path; parts: GroupShape['parts'] }) {
  return parts.map(({ key, field }) => <FieldInput key={key} path={[...path, key]} field={field} />);
}

function GroupInput({ path, field }: { path: Path; field: Extract<Field, { kind: 'group' }> }) {
  const { form, value, error } = useFieldState(path);
  const isLeftOut = field.optional && value === undefined;
  return (
    <fieldset
      id={controlIdOf(path)}
      className="min-w-0 border-line border-l-2 pl-3.5 forced-colors:border-[CanvasText]"
    >
      <legend className="mb-2 font-semibold text-ink-3">{field.label}</legend>
      {field.help && <p className="mb-2 text-caption text-mute">{field.help}</p>}
      {isLeftOut ? (
        <Button size="bar" tone="line" onClick={() => form.set(path, emptyValue(field))}>
          Add {field.label.toLowerCase()}
        </Button>
      ) : (
        <div className="grid grid-cols-1 gap-3.5">
          <FieldInputs path={path} parts={field.parts} />
          {field.optional && (
            <Button
              size="bar"
              tone="line"
              className="justify-self-start"
              onClick={() => form.set(path, undefined)}
            >
              Leave out {field.label.toLowerCase()}
            </Button>
          )}
        </div>
      )}
      {error && <p className="mt-2 rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">{error}</p>}
    </fieldset>
  );
}

const shapeLabel = (shape: GroupShape) => shape.parts[0]?.field.label ?? '';

function UnionInput({ path, field }: { path: Path; field: Extract<Field, { kind: 'either' }> }) {
  const { form, value } = useFieldState(path);
  const shape = matchingShape(field, value);
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <SelectField
        id={controlIdOf(path)}
        label="Text"
        value={String(field.shapes.indexOf(shape))}
        onChange={({ target }) => {
          const next = field.shapes[Number(target.value)];
          if (next) form.set(path, emptyValue(next));
        }}
      >
        {field.shapes.map((shape, index) => (
          <option key={shapeLabel(shape)} value={index}>
            {shapeLabel(shape)}
          </option>
        ))}
      </SelectField>
      <FieldInputs path={path} parts={shape.parts} />
    </div>
  );
}
