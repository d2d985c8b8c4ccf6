import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextField } from '#desk/parts/field.tsx';

export const minPasswordLength = 12;

type PasswordFieldProps = ComponentProps<typeof TextField> & {
  value: string;
  showsLength?: boolean;
};

/** @param showsLength whether to show the length next to the minimum */
export function PasswordField({ showsLength = false, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const aside: ReactNode = (
    <span className="flex items-baseline gap-3 text-caption">
      {showsLength && <LengthCount count={[...rest.value].length} />}
      <button
        type="button"
        aria-pressed={isShown}
        className="-my-2 py-2 underline underline-offset-3 pointer-coarse:-mx-2 pointer-coarse:-my-3.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:px-2"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </span>
  );
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      aside={aside}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

function LengthCount({ count }: { count: number }) {
  if (count >= minPasswordLength) return <span className="text-ok-text">{count}, long enough</span>;
  return (
    <span className="text-mute">
      <b className="font-semibold text-ink">{count}</b> of at least {minPasswordLength}
    </span>
  );
}
