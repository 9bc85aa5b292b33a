import { SpeechIcon } from '@trekker/design-system/account-icons.tsx';
import { PersonIcon, ThumbIcon } from '@trekker/design-system/icon.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { Notification } from '../../features/notifications/notification.contract.ts';
import { FormattedDate } from '../components/formatted-date.tsx';
import { t } from './layout.texts.ts';
import styles from './notification-list.module.css';
import { t as words } from './notification-list.texts.ts';

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

const newRole = { ADMIN: () => words.nowAdmin, AUTHOR: () => words.nowAuthor, USER: () => words.nowUser };

function sentenceOf(event: Notification): string {
  if (event.kind === 'role') return newRole[event.role]();
  if (event.kind === 'reply') return words.answering({ subject: event.subject });
  const { helpfulCount: helpful, unhelpfulCount: unhelpful } = event;
  const votes = { count: helpful + unhelpful, place: event.place.name };
  if (unhelpful === 0) return words.foundHelpful(votes);
  if (helpful === 0) return words.foundUnhelpful(votes);
  return words.voted({ ...votes, helpful: printNumber(helpful), unhelpful: printNumber(unhelpful) });
}
