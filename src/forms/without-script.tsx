import { site } from '#site.config';

/** Stands where a form would be when script is switched off: how to reach the agency by e-mail. */
export function WithoutScript({ children, className }: { children: string; className?: string }) {
  return (
    <noscript>
      <p className={className}>
        {children}{' '}
        <a href={`mailto:${site.email}`} className="font-semibold underline">
          {site.email}
        </a>
      </p>
    </noscript>
  );
}
