import type { ComponentProps } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { base } = useRouter();
  return (
    <a
      {...rest}
      href={base + href}
      onClick={(event) => {
        const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
        if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(base + href);
      }}
    />
  );
}
