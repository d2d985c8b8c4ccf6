import { useHasRole } from '#desk/api/session.ts';
import { Link } from '#desk/parts/link.tsx';
import { removeLeadFromPath, usePathValue } from '#desk/parts/location.ts';

const tabs = [
  { href: '/settings', label: 'Agency' },
  { href: '/settings/replies', label: 'Saved replies' },
];

/** Agents see only the saved replies. */
export function SettingsTabs() {
  const path = usePathValue(removeLeadFromPath);
  if (!useHasRole(['admin'])) return null;
  return (
    <nav aria-label="Settings" className="flex flex-wrap gap-2">
      {tabs.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          {...(path === href && { 'aria-current': 'page' as const })}
          className="inline-flex min-h-8.5 items-center rounded-full border border-field bg-white px-3 py-1 text-caption text-ink no-underline hover:bg-paper aria-[current]:border-ink-3 aria-[current]:bg-ink-3 aria-[current]:text-white pointer-coarse:min-h-11 forced-colors:aria-[current]:outline-2"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
