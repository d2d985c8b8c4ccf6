import { formOf } from '#shared/forms/forms.ts';
import { Icon } from './icon.tsx';

export function FormIcon({ form, className = 'size-[1.1875rem]' }: { form: string; className?: string }) {
  return <Icon name={formOf(form).icon} className={className} />;
}
