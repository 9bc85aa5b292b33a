import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { sortQuery } from '../../contract/list-sort.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { roles, user } from './auth.contract.ts';

/** A person as staff see them: nothing of what they have saved. */
export const staffUser = user.omit({
  favoriteStories: true,
  favoriteDestinations: true,
  hasPassword: true,
  pendingEmail: true,
});
export type StaffUser = z.output<typeof staffUser>;

export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'Accounts, newest first; `q` searches name, email and country',
  method: 'GET',
  paths: ['/api/v5/Admin/users'],
  access: 'staff',
  query: z.object({
    ...pageQuery(25),
    ...sortQuery('added', 'name'),
    q: searchWords,
    role: choice('role', ['', ...roles]).default(''),
  }),
  output: listOf(staffUser),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});

export const readUserAsStaff = endpoint({
  name: 'readUserAsStaff',
  summary: 'One account',
  method: 'GET',
  paths: ['/api/v5/Admin/users/:id'],
  access: 'staff',
  params: z.object({ id: itemId }),
  output: dataOf(staffUser),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

const typed = z.string().max(200).optional();

export const roleChange = z.object({
  id: z.string({ error: 'id is required' }).min(1, 'id is required').pipe(itemId),
  newRole: z.enum(roles, {
    error: () => checks.oneOf({ field: 'newRole', words: roles.join(', ') }),
  }),
});

export const changeUserRole = endpoint({
  name: 'changeUserRole',
  summary: 'Changes someone’s role: never the caller’s own, at most 5 ADMIN and 2 AUTHOR, at least one AUTHOR',
  method: 'PUT',
  paths: ['/api/v5/admin/user-role'],
  access: 'author',
  query: z.object({ id: typed, UpdateRole: typed }),
  body: z.object({ id: typed, newRole: typed }).nullish(),
  output: messageAnswer.extend({ user: z.object({ _id: z.string(), role: z.enum(roles) }) }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict'],
});

export const userDeletion = roleChange.pick({ id: true });

export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Deletes an account: never the caller’s own, and staff accounts only by an AUTHOR',
  method: 'DELETE',
  paths: ['/api/v3/Admin/User'],
  access: 'staff',
  query: z.object({ id: typed }),
  body: z.object({ id: typed }).nullish(),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict'],
});
