import { WarningIcon } from '@trekker/design-system/icon.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { longDay } from '#web/staff/staff-time.ts';
import type { DueChange } from '../../schedule.contract.ts';
import { localTimeOf, offsetWords, ownTimeZone, zoneWords } from '../local-time.ts';
import { t } from '../staff-schedules.texts.ts';
import styles from './due-changes.module.css';

/** Where each kind is edited. */
const addresses: Readonly<Record<DueChange['kind'], (id: string) => string>> = {
  story: (id) => `/admin/stories/edit/${id}`,
  destination: (id) => `/admin/destinations/edit/${id}`,
  highlight: (id) => `/admin/highlights/edit/${id}`,
  banner: (id) => `/admin/banners?edit=${id}`,
  page: (id) => `/admin/pages/edit/${id}`,
};

const verbs = { publish: () => t.publishes, unpublish: () => t.unpublishes };
const bannerVerbs = { publish: () => t.turnsOn, unpublish: () => t.turnsOff };

/** What is planned, day by day, in the time of this device; what could not be done stands first. */
export function DueChanges({ changes }: { changes: readonly DueChange[] }) {
  const timeZone = ownTimeZone();
  const failed = changes.filter(({ failure }) => failure !== null);
  const days = Map.groupBy(
    changes.filter(({ failure }) => failure === null),
    ({ at }) => localTimeOf(new Date(at), timeZone).date,
  );
  return (
    <section className={styles.due} aria-labelledby="scheduled">
      <div className={styles.head}>
        <h2 className="t-section" id="scheduled">
          {t.scheduled}
        </h2>
        <p className="tiny muted">
          {t.zoneToday({ zone: zoneWords(timeZone), offset: offsetWords(new Date(), timeZone) })}
        </p>
      </div>
      {changes.length === 0 && <p className="muted">{t.nothingScheduled}</p>}
      {failed.length > 0 && <Changes changes={failed} timeZone={timeZone} />}
      {[...days].map(([date, due]) => (
        <div key={date} className={styles.day}>
          <h3>
            <time dateTime={date}>{longDay(new Date(`${date}T12:00:00`))}</time>
          </h3>
          <Changes changes={due} timeZone={timeZone} />
        </div>
      ))}
    </section>
  );
}

function Changes({ changes, timeZone }: { changes: readonly DueChange[]; timeZone: string }) {
  return (
    <ul>
      {changes.map(({ kind, _id, title, action, at, failure }) => (
        <li key={`${kind} ${_id} ${action}`}>
          <time dateTime={at}>{localTimeOf(new Date(at), timeZone).time}</time>
          <a href={hrefTo(addresses[kind](_id))}>{title}</a>
          <span className="tiny muted">
            {failure === null ? (kind === 'banner' ? bannerVerbs : verbs)[action]() : <Failure words={failure} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Failure({ words }: { words: string }) {
  return (
    <b className={styles.failure}>
      <WarningIcon small /> {t.planAgain({ why: words })}
    </b>
  );
}
