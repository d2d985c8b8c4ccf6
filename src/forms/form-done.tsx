import { DoneMark } from './done-mark.tsx';
import type { Toast } from './form-texts.ts';

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
