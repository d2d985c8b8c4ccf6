import { Icon } from '#desk/parts/icon.tsx';
import type { Path } from '#shared/desk/working-copy.ts';
import { useForm } from './form-context.tsx';

/** Marks a field as fixed by the specification. A click unlocks it after a confirmation. */
export function FixedMark({ path, label }: { path: Path; label: string }) {
  const { ask } = useForm();
  return (
    <button
      type="button"
      onClick={() => ask(path)}
      className="-my-1 flex items-center gap-1 rounded-row px-1.5 py-1 text-caption text-mute hover:bg-paper-2 hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon name="lock" className="size-4" />
      Fixed, <span className="underline">change</span>
      <span className="sr-only"> {label}</span>
    </button>
  );
}
