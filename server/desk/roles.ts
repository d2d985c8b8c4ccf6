import type { Role } from '#shared/desk/api.ts';

const allowRoles = (...roles: Role[]) => ({ config: { roles } });

export const adminOnly = allowRoles('admin');
export const adminOrAgent = allowRoles('admin', 'agent');
export const adminOrEditor = allowRoles('admin', 'editor');
export const anyRole = allowRoles('admin', 'agent', 'editor');
