import { formOf } from '#shared/forms/forms.ts';
import { Icon } from './icon.tsx';

/** The icon of a form; its name stands beside it. */
export function FormSign({ form, className = 'size-[1.1875rem]' }: { form: string; className?: string }) {
  return <Icon name={formOf(form).icon} className={className} />;
}
