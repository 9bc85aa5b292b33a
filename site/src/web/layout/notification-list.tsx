import { PersonIcon, SpeechIcon, ThumbIcon } from '@trekker/design-system/icon.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import type { Notification } from '../../features/notifications/notification.contract.ts';
import { FormattedDate } from '../components/formatted-date.tsx';
import { t } from './layout.texts.ts';
import styles from './notification-list.module.css';

/** What happened, the newest first. */
export default function NotificationList({ events }: { events: readonly Notification[] }) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event._id}>
          <Event event={event} />
        </li>
      ))}
    </ul>
  );
}

const icons = { role: PersonIcon, vote: ThumbIcon, reply: SpeechIcon };

function Event({ event }: { event: Notification }) {
  const Icon = icons[event.kind];
  const content = (
    <>
      <Icon small />
      <span>
        {!event.read && <span className="sr">{t.new} </span>}
        <span className={event.read ? undefined : styles.unread}>{sentenceOf(event)}</span>
        <FormattedDate at={event.createdAt} className="tiny muted" />
      </span>
    </>
  );
  const href = addressOf(event);
  return href ? (
    <a className={styles.event} href={hrefTo(href)}>
      {content}
    </a>
  ) : (
    <div className={styles.event}>{content}</div>
  );
}

function addressOf(event: Notification): string | undefined {
  if (event.kind === 'vote') return `/destinations/${event.place.slug}#reviews`;
  return event.kind === 'role' ? '/profile' : undefined;
}

// What the roles are called; literal (docs/specification.md, 1).
const roleNames = { ADMIN: 'a Travel Admin', AUTHOR: 'a Travel Guide', USER: 'an Explorer' };

function sentenceOf(event: Notification): string {
  if (event.kind === 'role') return `You’re now ${roleNames[event.role]}`;
  if (event.kind === 'reply') return `We’re answering your message “${event.subject}”`;
  const { helpfulCount, unhelpfulCount, place } = event;
  const all = helpfulCount + unhelpfulCount;
  const people = all === 1 ? '1 traveler' : `${all} travelers`;
  if (unhelpfulCount === 0) return `${people} found your review of ${place.name} helpful`;
  if (helpfulCount === 0) return `${people} found your review of ${place.name} unhelpful`;
  return `${people} voted on your review of ${place.name}: ${helpfulCount} helpful, ${unhelpfulCount} unhelpful`;
}
