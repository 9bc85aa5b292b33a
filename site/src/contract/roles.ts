/** What an account may do: a member, or one of the staff, of whom authors also appoint. */
export const roles = ['USER', 'AUTHOR', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

/** Whoever may enter the back office; without a role, nobody. */
export const isStaff = (role: Role | undefined): role is 'ADMIN' | 'AUTHOR' => role === 'ADMIN' || role === 'AUTHOR';
