import { Button } from '#desk/parts/button.tsx';
import { idOf } from '#desk/parts/document-address.ts';
import { SelectField } from '#desk/parts/field.tsx';
import type { Path } from '#shared/desk/working-copy.ts';
import { ColorPart } from './color-part.tsx';
import { emptyOf, type Field, type GroupShape, isPicture, shapeFor, type TextShape } from './field.ts';
import { useFieldState } from './form-context.tsx';
import { ListPart } from './list-part.tsx';
import { PicturePart } from './picture-part.tsx';
import { ChoicePart, NumberPart, NumbersPart, SwitchPart } from './small-parts.tsx';
import { TextPart } from './text-part.tsx';

export function FieldPart({ path, field, ...rest }: { path: Path; field: Field; hiddenLabel?: boolean }) {
  switch (field.kind) {
    case 'text':
      if (field.isHidden) return <HiddenPart {...{ path, field }} />;
      if (field.color) return <ColorPart {...{ path, field }} of={field.color} />;
      return <TextPart {...{ path, field }} {...rest} />;
    case 'number':
      return <NumberPart {...{ path, field }} {...rest} />;
    case 'choice':
      return <ChoicePart {...{ path, field }} {...rest} />;
    case 'switch':
      return <SwitchPart {...{ path, field }} />;
    case 'numbers':
      return <NumbersPart {...{ path, field }} />;
    case 'list':
      return <ListPart {...{ path, field }} />;
    case 'group':
      if (isPicture(field)) return <PicturePart {...{ path, field }} />;
      return <GroupPart {...{ path, field }} />;
    case 'either':
      return <EitherPart {...{ path, field }} />;
    case 'film-file':
    case 'typeface-file':
    case 'picture-file': // A part of PicturePart.
    case 'constant':
      return null;
  }
}

function HiddenPart({ path, field }: { path: Path; field: Field & TextShape }) {
  const { error } = useFieldState(path);
  return error ? <TextPart {...{ path, field }} /> : null;
}

export function Parts({ path, parts }: { path: Path; parts: GroupShape['parts'] }) {
  return parts.map(({ key, field }) => <FieldPart key={key} path={[...path, key]} field={field} />);
}

function GroupPart({ path, field }: { path: Path; field: Extract<Field, { kind: 'group' }> }) {
  const { form, value, error } = useFieldState(path);
  const isLeftOut = field.optional && value === undefined;
  return (
    <fieldset
      id={idOf(path)}
      className="min-w-0 border-line border-l-2 pl-3.5 forced-colors:border-[CanvasText]"
    >
      <legend className="mb-2 font-semibold text-ink-3">{field.label}</legend>
      {field.help && <p className="mb-2 text-caption text-mute">{field.help}</p>}
      {isLeftOut ? (
        <Button size="bar" tone="line" onClick={() => form.set(path, emptyOf(field))}>
          Add {field.label.toLowerCase()}
        </Button>
      ) : (
        <div className="grid grid-cols-1 gap-3.5">
          <Parts path={path} parts={field.parts} />
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

function EitherPart({ path, field }: { path: Path; field: Extract<Field, { kind: 'either' }> }) {
  const { form, value } = useFieldState(path);
  const shape = shapeFor(field, value);
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <SelectField
        id={idOf(path)}
        label="Text"
        value={String(field.shapes.indexOf(shape))}
        onChange={({ target }) => {
          const next = field.shapes[Number(target.value)];
          if (next) form.set(path, emptyOf(next));
        }}
      >
        {field.shapes.map((shape, index) => (
          <option key={shapeLabel(shape)} value={index}>
            {shapeLabel(shape)}
          </option>
        ))}
      </SelectField>
      <Parts path={path} parts={shape.parts} />
    </div>
  );
}
