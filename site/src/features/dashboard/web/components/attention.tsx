import { Need, Needs } from '@trekker/design-system/staff/lists/tally.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { shortTime } from '#web/staff/staff-time.ts';
import type { Dashboard } from '../../dashboard.contract.ts';
import { t } from '../staff-dashboard.texts.ts';
import styles from './attention.module.css';

/** What waits for somebody, each number leading to the list that has so many; what nothing waits of is left out. */
export function Attention({ attention }: { attention: Dashboard['attention'] }) {
  const { unreadMessages, oldestUnreadAt, heldFeedback, failedMails, waitingMails } = attention;
  const waits = [
    {
      count: unreadMessages,
      what: t.unreadMessages({ count: unreadMessages }),
      href: '/admin/contacts?read=false',
      ...(oldestUnreadAt && { detail: t.oldest({ time: shortTime(oldestUnreadAt) }) }),
    },
    ...describeDrafts(attention.drafts),
    {
      count: heldFeedback,
      what: t.heldFeedback({ count: heldFeedback }),
      detail: t.notOnHome,
      href: '/admin/feedback?held=true',
    },
    {
      count: failedMails,
      what: t.mailsNotSent({ count: failedMails }),
      detail: t.afterAttempts,
      href: '/admin/settings',
    },
    {
      count: waitingMails,
      what: t.mailsWaiting({ count: waitingMails }),
      detail: t.overLimit,
      href: '/admin/settings',
    },
  ].filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="attention">
      <h2 className="sr" id="attention">
        {t.needsAttention}
      </h2>
      {waits.length === 0 && <p className={styles.nothing}>{t.allCaughtUp}</p>}
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
    { count: stories, what: t.storyDrafts({ count: stories }), href: '/admin/stories?state=draft' },
    {
      count: destinations,
      what: t.destinationDrafts({ count: destinations }),
      href: '/admin/destinations?state=draft',
    },
    { count: highlights, what: t.highlightDrafts({ count: highlights }), href: '/admin/highlights?state=draft' },
  ];
}
