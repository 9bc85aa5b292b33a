import { isStaff, type Role } from './roles.ts';
/** Where a login leads that nobody asked for on a page: staff have come to work. */
export const homeOf = (role: Role): string => (isStaff(role) ? '/admin' : '/');
