import { site } from '#site.config';

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
