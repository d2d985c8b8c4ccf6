import type { IconName } from '#desk/parts/icon.tsx';
import { maxLeadCount, type Role, type View } from '#shared/desk/api.ts';

type NavigationEntry = {
  path: string;
  label: string;
  /** A shorter label for the narrow navigation on tablets. */
  short?: string;
  icon: IconName;
  roles: Role[];
  /** Shown indented below the previous entry. */
  isBelow?: boolean;
};

export const navigationEntries: NavigationEntry[] = [
  { path: '/leads', label: 'Leads', icon: 'inbox', roles: ['admin', 'agent'] },
  { path: '/unsorted', label: 'Unsorted', icon: 'mail', roles: ['admin', 'agent'] },
  {
    path: '/quarantine',
    label: 'Held for review',
    short: 'Held',
    icon: 'quarantine',
    roles: ['admin', 'agent'],
  },
  { path: '/numbers', label: 'Reports', icon: 'chart', roles: ['admin', 'agent'] },
  { path: '/words', label: 'Content', icon: 'pen', roles: ['admin', 'editor'] },
  { path: '/media', label: 'Media', icon: 'picture', roles: ['admin', 'editor'], isBelow: true },
  { path: '/connections', label: 'Connections', icon: 'plug', roles: ['admin'] },
  { path: '/people', label: 'People', icon: 'people', roles: ['admin'] },
  { path: '/settings', label: 'Settings', icon: 'settings', roles: ['admin', 'agent'] },
  { path: '/account', label: 'Account', icon: 'person', roles: ['admin', 'agent', 'editor'] },
];

export function homePath(role: Role): string {
  return role === 'editor' ? '/words' : '/leads';
}

export const viewNames: Record<View, string> = {
  open: 'Open',
  new: 'New',
  mine: 'Mine',
  overdue: 'Overdue',
  waiting: 'Awaiting customer',
  creators: 'Creators',
  brands: 'Brands',
  all: 'All',
};

export const roleNames: Record<Role, string> = { admin: 'Admin', agent: 'Agent', editor: 'Editor' };

/** Formats a count: `13`, or `1,000+` from 1,000 on. */
export function formatCount(count: number): string {
  return count >= maxLeadCount ? '1,000+' : String(count);
}
