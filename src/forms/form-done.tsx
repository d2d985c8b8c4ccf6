import { DoneMark } from './done-mark.tsx';
import type { Toast } from './form-words.ts';

/** What a simulated form says beside its button once it is through: the toast that announces the same goes after 4 s. */
export function FormDone({ message }: { message: Toast }) {
  return (
    <p className="mt-6 flex items-center gap-4">
      <DoneMark className="size-10" />
      <span>
        <strong className="block font-semibold">{message.title}</strong>
        {message.description}
      </span>
    </p>
  );
}
