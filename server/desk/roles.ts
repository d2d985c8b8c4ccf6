import type { Role } from '#shared/desk/api.ts';

const onlyFor = (...roles: Role[]) => ({ config: { roles } });

/** Route options: the roles that may call a route. */
export const admins = onlyFor('admin');
export const leadStaff = onlyFor('admin', 'agent');
export const editors = onlyFor('admin', 'editor');
export const everybody = onlyFor('admin', 'agent', 'editor');
