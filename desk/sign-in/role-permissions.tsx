import { Icon } from '#desk/parts/icon.tsx';
import type { Role } from '#shared/desk/api.ts';

const permissions: { words: string; roles: Role[] }[] = [
  { words: 'Read, assign and answer leads', roles: ['admin', 'agent'] },
  { words: 'See the numbers', roles: ['admin', 'agent'] },
  { words: 'Change and publish the site’s words', roles: ['admin', 'editor'] },
  { words: 'Export, delete data, change settings', roles: ['admin'] },
  { words: 'Invite and disable people', roles: ['admin'] },
];

export function RolePermissions({ role }: { role: Role }) {
  return (
    <ul className="border-ink border-t-2">
      {permissions.map(({ words, roles }) => {
        const isAllowed = roles.includes(role);
        return (
          <li
            key={words}
            className={`flex min-h-9 items-center gap-2.5 border-line border-b py-1 ${isAllowed ? '' : 'text-mute'}`}
          >
            <Icon name={isAllowed ? 'check' : 'close'} className="size-4.5" />
            <span>
              {!isAllowed && <span className="sr-only">Not: </span>}
              {words}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
