import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-activity-log', {
  // Heads of the columns of the log as a table.
  time: 'Time',
  person: 'Person',
  role: 'Role',
  action: 'Action',
  // What was changed: a name or a title.
  about: 'About',
  type: 'Type',
  changedFields: 'Changed fields',
  // The roles.
  roleName: '{role, select, USER {USER} ADMIN {ADMIN} other {AUTHOR}}',
  // Whether something was added, changed, answered or deleted.
  typeName: '{type, select, add {add} update {update} reply {reply} other {Delete}}',
});
