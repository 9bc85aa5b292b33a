import { Tallies, Tally } from '@trekker/design-system/staff/lists/tally.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { timeAgo } from '#web/staff/staff-time.ts';
import type { Dashboard } from '../../dashboard.contract.ts';
import { t } from '../staff-dashboard.texts.ts';
import styles from './counts.module.css';

/** How much there is of everything, each card leading to its list. */
export function Counts({ dashboard }: { dashboard: Dashboard }) {
  const { lastActivity, growth } = dashboard;
  return (
    <section className={styles.counts} aria-labelledby="numbers">
      <h2 className="sr" id="numbers">
        {t.numbers}
      </h2>
      <Tallies>
        <Tally label={t.users} href={hrefTo('/admin/users')} value={dashboard.userCount} trend={rising(growth.users)} />
        <Tally
          label={t.destinations}
          href={hrefTo('/admin/destinations')}
          value={dashboard.destinationCount}
          trend={rising(growth.destinations)}
        />
        <Tally
          label={t.stories}
          href={hrefTo('/admin/stories')}
          value={dashboard.storiesCount}
          trend={rising(growth.stories)}
        />
        <Tally
          label={t.highlights}
          href={hrefTo('/admin/highlights')}
          value={dashboard.highlightCount}
          trend={rising(growth.highlights)}
        />
        <Tally label={t.teamMembers} href={hrefTo('/admin/about/team')} value={dashboard.teamMember.length} />
        <Tally label={t.activeBanners} href={hrefTo('/admin/banners')} value={dashboard.activeBanner} />
        <Tally label={t.unreadContacts} href={hrefTo('/admin/contacts?read=false')} value={dashboard.unReadMessage} />
        <Tally
          label={t.lastUpdated}
          href={hrefTo('/admin#activity')}
          value={lastActivity ? timeAgo(lastActivity.time) : t.never}
        />
      </Tallies>
    </section>
  );
}

/** A trend of which one can see something: a level line says no more than the number. */
function rising(weeks: readonly number[]): readonly number[] {
  return weeks[0] === weeks.at(-1) ? [] : weeks;
}
