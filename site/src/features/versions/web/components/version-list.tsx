import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { longDay } from '#web/staff/staff-time.ts';
import type { ItemVersion } from '../../version.contract.ts';
import type { HistoryData } from '../history-data.ts';
import styles from './version-list.module.css';

const timeOf = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

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
          {side && <em>{side === 'old' ? 'Old, compared' : 'New, compared'}</em>}
        </span>
        <span className={styles.time}>
          <time dateTime={version.savedAt}>{timeOf(version.savedAt)}</time>
          <span className="muted">
            <span className="sr">Version </span>
            {version.version}
          </span>
        </span>
      </a>
    </li>
  );
}

/** "Restored from 12 by Marta", "Marta". */
export function byWhom({ by, restoredFrom }: ItemVersion): string {
  if (restoredFrom !== null) return `Restored from ${restoredFrom} by ${by?.name ?? 'somebody'}`;
  return by?.name ?? 'Nobody by hand';
}
