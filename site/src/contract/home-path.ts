/** Where a login leads that nobody asked for on a page: staff have come to work. */
export const homeOf = (role: 'USER' | 'AUTHOR' | 'ADMIN'): string => (role === 'USER' ? '/' : '/admin');
