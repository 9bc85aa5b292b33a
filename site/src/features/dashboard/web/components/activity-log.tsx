import { Failed } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { ActivityEntry } from '#features/activity/activity.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { type LoadedList, useListState } from '#web/staff/list/loaded-list.ts';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { longTime, shortTime } from '#web/staff/staff-time.ts';
import { t } from '../staff-dashboard.texts.ts';
import styles from './activity-log.module.css';

/** Recent Activity: who changed what. Its page lives in the address, its place is `#activity`. */
export function ActivityLog({ list }: { list: LoadedList<ActivityEntry> }) {
  const state = useListState(list);
  return (
    <section aria-labelledby="activity">
      <div className={styles.head}>
        <h2 className="t-section" id="activity">
          {t.recentActivity}
        </h2>
        {!('failed' in list) && (
          <p className="tiny muted nums">
            {t.totalActivity({ count: printNumber(list.totalCount) })} ·{' '}
            <a href={hrefTo('/admin/activity')}>{t.whatChanged}</a>
          </p>
        )}
      </div>
      {state.kind === 'failed' && <Failed {...state} />}
      {state.kind === 'ready' && (
        <>
          {state.rows.length === 0 && <p className={styles.none}>{t.noActivity}</p>}
          <ol className={styles.log}>
            {state.rows.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
          <Pager
            page={state.page}
            pages={state.pages}
            address={hrefTo('/admin#activity')}
            label={t.activityPages}
            previous={t.previous}
            always
            dense
          />
        </>
      )}
    </section>
  );
}

function Entry({ entry: { action, detail, type, time, role, actor } }: { entry: ActivityEntry }) {
  return (
    <li>
      <time dateTime={time} title={longTime(time)}>
        {shortTime(time)}
      </time>
      <b>{action}</b>
      <StateBadge state={type} />
      <span className={styles.detail}>
        {detail && `${detail}, `}
        {actor ? t.byActor({ actor, role }) : t.byRole({ role })}
      </span>
    </li>
  );
}
