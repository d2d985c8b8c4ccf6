import { Icon } from '#desk/parts/icon.tsx';
import type { Role } from '#shared/desk/api.ts';

const deeds: { words: string; roles: Role[] }[] = [
  { words: 'Read, assign and answer leads', roles: ['admin', 'agent'] },
  { words: 'See the numbers', roles: ['admin', 'agent'] },
  { words: 'Change and publish the site’s words', roles: ['admin', 'editor'] },
  { words: 'Export, delete data, change settings', roles: ['admin'] },
  { words: 'Invite and disable people', roles: ['admin'] },
];

export function RoleMay({ role }: { role: Role }) {
  return (
    <ul className="border-ink border-t-2">
      {deeds.map(({ words, roles }) => {
        const may = roles.includes(role);
        return (
          <li
            key={words}
            className={`flex min-h-9 items-center gap-2.5 border-line border-b py-1 ${may ? '' : 'text-mute'}`}
          >
            <Icon name={may ? 'check' : 'close'} className="size-4.5" />
            <span>
              {!may && <span className="sr-only">Not: </span>}
              {words}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
