import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type NoticeProps = {
  tone?: 'amber' | 'plain' | 'ok';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
} & Omit<ComponentProps<'div'>, 'title' | 'children'>;

const toneClasses = {
  amber: 'bg-amber-wash',
  plain: 'bg-paper-2',
  ok: 'bg-ok-wash',
};

export function Notice({ tone = 'amber', title, children, actions, className = '', ...rest }: NoticeProps) {
  return (
    <div
      className={`flex gap-2.5 rounded-control px-3.5 py-3 wrap-anywhere forced-colors:border ${toneClasses[tone]} ${className}`}
      {...rest}
    >
      {tone === 'amber' && <Icon name="alert" className="mt-0.5 size-5" />}
      {tone === 'ok' && <Icon name="done" className="mt-0.5 size-5 text-ok-text" />}
      <div className="min-w-0 flex-1">
        {title && <strong className="font-semibold">{title}</strong>} {children}
        {actions && <div className="mt-2.5 flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}
