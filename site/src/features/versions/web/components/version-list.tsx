import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { longDay, timeOfDay } from '#web/staff/staff-time.ts';
import type { ItemVersion } from '../../version.contract.ts';
import type { HistoryData } from '../history-data.ts';
import { t } from '../staff-versions.texts.ts';
import styles from './version-list.module.css';

/** The versions by days, newest first. Each leads to what changed. */
export function VersionList({ data }: { data: HistoryData }) {
  const days = Map.groupBy(data.versions, ({ savedAt }) => longDay(new Date(savedAt)));
  return [...days].map(([day, versions]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h2>{day}</h2>
      <ol>
        {versions.map((version) => (
          <Version key={version.version} version={version} data={data} />
        ))}
      </ol>
    </section>
  ));
}

function Version({ version, data }: { version: ItemVersion; data: HistoryData }) {
  const { compared, page } = data;
  const side = compared?.from.version === version.version ? 'old' : compared?.to.version === version.version && 'new';
  const query = new URLSearchParams({ version: String(version.version), ...(page > 1 && { page: String(page) }) });
  return (
    <li className={side ? styles[side] : undefined}>
      <a
        href={hrefTo(`/admin/history/${data.kind}/${data.id}?${query}`)}
        aria-current={data.chosen === version.version ? 'true' : undefined}
      >
        <Avatar name={version.by?.name ?? '–'} url="" />
        <span className={styles.words}>
          <b>{version.summary}</b>
          <span className="muted">{byWhom(version)}</span>
          {side && <em>{side === 'old' ? t.oldCompared : t.newCompared}</em>}
        </span>
        <span className={styles.time}>
          <time dateTime={version.savedAt}>{timeOfDay(new Date(version.savedAt))}</time>
          <span className="muted">
            <span className="sr">{t.version} </span>
            {version.version}
          </span>
        </span>
      </a>
    </li>
  );
}

/** "Restored from 12 by Marta", "Marta". */
export function byWhom({ by, restoredFrom }: ItemVersion): string {
  if (restoredFrom === null) return by?.name ?? t.nobody;
  return by ? t.restoredBy({ number: restoredFrom, name: by.name }) : t.restoredBySomebody({ number: restoredFrom });
}
