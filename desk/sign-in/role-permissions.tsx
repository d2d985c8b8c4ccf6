import { Icon } from '#desk/parts/icon.tsx';
import type { Role } from '#shared/desk/api.ts';

const permissions: { task: string; roles: Role[] }[] = [
  { task: 'Read, assign and answer leads', roles: ['admin', 'agent'] },
  { task: 'See the reports', roles: ['admin', 'agent'] },
  { task: 'Edit and publish the site’s content', roles: ['admin', 'editor'] },
  { task: 'Export, delete data, change settings', roles: ['admin'] },
  { task: 'Invite and disable people', roles: ['admin'] },
];

export function RolePermissions({ role }: { role: Role }) {
  return (
    <ul className="border-ink border-t-2">
      {permissions.map(({ task, roles }) => {
        const isAllowed = roles.includes(role);
        return (
          <li
            key={task}
            className={`flex min-h-9 items-center gap-2.5 border-line border-b py-1 ${isAllowed ? '' : 'text-mute'}`}
          >
            <Icon name={isAllowed ? 'check' : 'close'} className="size-4.5" />
            <span>
              {!isAllowed && <span className="sr-only">Not: </span>}
              {task}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
