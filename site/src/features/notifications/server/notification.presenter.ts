import { contactSubjects } from '../../contact/contact.contract.ts';
import { subjectNames } from '../../contact/subject-names.ts';
import type { Notification } from '../notification.contract.ts';
import type { NotificationRow } from './notification.repository.ts';

export function presentNotification(row: NotificationRow): Notification {
  const event = { _id: row.id, createdAt: row.createdAt.toISOString(), read: row.readAt !== null };
  if (row.kind === 'role') return { ...event, kind: row.kind, role: row.role ?? 'USER' };
  if (row.kind === 'reply') return { ...event, kind: row.kind, subject: subjectIn(row.subject ?? '') };
  return {
    ...event,
    kind: row.kind,
    place: row.place ?? { slug: '', name: '' },
    helpfulCount: row.helpfulCount ?? 0,
    unhelpfulCount: row.unhelpfulCount ?? 0,
  };
}

/** In the language of whoever reads it; before keys were kept, it was kept in English. */
function subjectIn(stored: string): string {
  const known = contactSubjects.find((subject) => subject === stored);
  return known ? subjectNames[known]() : stored;
}
