import type { Role } from '#shared/desk/api.ts';

const onlyFor = (...roles: Role[]) => ({ config: { roles } });

export const admins = onlyFor('admin');
export const leadStaff = onlyFor('admin', 'agent');
export const editors = onlyFor('admin', 'editor');
export const everybody = onlyFor('admin', 'agent', 'editor');
