import { Button } from '#desk/parts/button.tsx';
import { controlIdOf } from '#desk/parts/document-url.ts';
import { TextField } from '#desk/parts/field.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import type { Path } from '#shared/desk/working-copy.ts';
import {
  type BrandColor,
  checkContrasts,
  findNearestReadable,
  isColor,
  isNearWarningRed,
  minContrast,
} from '#src/content/brand/colors.ts';
import type { Field } from './field.ts';
import { useFieldState } from './form-context.tsx';

/** The field of a brand color. Shows its contrast in each use and the nearest readable color. */
export function ColorInput({
  path,
  field,
  brandColor,
}: {
  path: Path;
  field: Field;
  brandColor: BrandColor;
}) {
  const { form, value, isChanged, error } = useFieldState(path);
  const color = String(value ?? '');
  const isKnown = isColor(color);
  const id = controlIdOf(path);
  const found = isKnown ? checkContrasts(brandColor, color) : [];
  const fails = found.some(({ passes }) => !passes);
  const nearest = fails ? findNearestReadable(brandColor, color) : '';
  return (
    <div>
      <div className="flex items-end gap-2">
        <TextField
          id={id}
          label={field.label}
          value={color}
          autoComplete="off"
          spellCheck={false}
          className="flex-1"
          {...{ isChanged }}
          {...(!isKnown && error && { error })}
          {...(fails && { 'aria-invalid': true, 'aria-describedby': `${id}-contrast` })}
          onFocus={() => form.onFocus?.(path)}
          onChange={({ target }) => form.set(path, addHash(target.value))}
        />
        <input
          type="color"
          aria-label={`Pick ${field.label.toLowerCase()}`}
          value={isKnown ? color.toLowerCase() : '#000000'}
          onFocus={() => form.onFocus?.(path)}
          onChange={({ target }) => form.set(path, target.value)}
          className={`h-10 w-14 shrink-0 cursor-pointer rounded-control border border-field bg-white p-1 pointer-coarse:h-11 ${!isKnown && error ? 'self-start mt-7.5' : ''}`}
        />
      </div>
      {found.length > 0 && (
        <ul id={`${id}-contrast`} className="mt-2 grid gap-1">
          {found.map(({ use, contrast, passes }) => (
            <li key={use} className="flex gap-2 text-caption">
              <Icon
                name={passes ? 'check' : 'alert'}
                className={`mt-0.5 size-4 shrink-0 ${passes ? 'text-ok-text' : 'text-ink'}`}
              />
              <span>
                {use}: <b className="font-semibold">{contrast.toFixed(1)}</b>
                {passes ? ', AA' : `, fails AA, needs ${minContrast}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {fails && (
        <div className="mt-2 rounded-row bg-amber-wash px-3 py-2 forced-colors:border">
          <p className="mb-2">You can keep it as a draft. It is not published until it passes.</p>
          <Button
            size="bar"
            onClick={() => {
              form.set(path, nearest);
              form.announce(`${field.label} is ${nearest}, which passes.`);
              document.getElementById(id)?.focus();
            }}
          >
            <Swatch color={nearest} />
            Use {nearest}, nearest that passes
          </Button>
        </div>
      )}
      {brandColor === 'main' && isKnown && isNearWarningRed(color) && (
        <p className="mt-2 text-caption text-mute">
          Close to the red of overdue leads. The desk keeps its own red.
        </p>
      )}
    </div>
  );
}

/** Adds the missing # to a pasted color. */
const addHash = (typed: string) => (/^[\da-f]{6}$/i.test(typed.trim()) ? `#${typed.trim()}` : typed.trim());

export function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ background: color }}
      className="size-4.5 shrink-0 rounded-[5px] border border-ink/20 forced-color-adjust-none"
    />
  );
}
