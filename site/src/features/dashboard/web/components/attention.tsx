import { Need, Needs } from '@trekker/design-system/staff/lists/tally.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { shortTime } from '#web/staff/staff-time.ts';
import type { Dashboard } from '../../dashboard.contract.ts';
import styles from './attention.module.css';

/** What waits for somebody, each number leading to the list that has so many; what nothing waits of is left out. */
export function Attention({ attention }: { attention: Dashboard['attention'] }) {
  const { unreadMessages, oldestUnreadAt, heldFeedback, failedMails, waitingMails } = attention;
  const waits = [
    {
      count: unreadMessages,
      what: unreadMessages === 1 ? 'unread message' : 'unread messages',
      href: '/admin/contacts?read=false',
      ...(oldestUnreadAt && { detail: `Oldest: ${shortTime(oldestUnreadAt)}` }),
    },
    ...describeDrafts(attention.drafts),
    {
      count: heldFeedback,
      what: 'feedback held for review',
      detail: 'Not on the home page yet',
      href: '/admin/feedback?held=true',
    },
    {
      count: failedMails,
      what: failedMails === 1 ? 'email not sent' : 'emails not sent',
      detail: 'After several attempts',
      href: '/admin/settings',
    },
    {
      count: waitingMails,
      what: waitingMails === 1 ? 'email waiting' : 'emails waiting',
      detail: 'Over an hourly or daily limit',
      href: '/admin/settings',
    },
  ].filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="attention">
      <h2 className="sr" id="attention">
        Needs your attention
      </h2>
      {waits.length === 0 && <p className={styles.nothing}>You’re all caught up.</p>}
      {waits.length > 0 && (
        <Needs>
          {waits.map((need) => (
            <Need key={need.what} {...need} href={hrefTo(need.href)} />
          ))}
        </Needs>
      )}
    </section>
  );
}

/** Each kind by itself: no list has all of them. */
function describeDrafts({ stories, destinations, highlights }: Dashboard['attention']['drafts']) {
  return [
    { count: stories, one: 'story draft', many: 'story drafts', href: '/admin/stories?state=draft' },
    {
      count: destinations,
      one: 'destination draft',
      many: 'destination drafts',
      href: '/admin/destinations?state=draft',
    },
    { count: highlights, one: 'highlight draft', many: 'highlight drafts', href: '/admin/highlights?state=draft' },
  ].map(({ count, one, many, href }) => ({ count, what: count === 1 ? one : many, href }));
}
