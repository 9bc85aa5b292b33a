import type { ImportRun } from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { longTime, shortTime } from '#web/staff/staff-time.ts';
import { t } from '../staff-imports.texts.ts';
import { formatWords, listed, StateOfImport } from './import-words.tsx';
import styles from './imports.module.css';

/** What was brought, newest first. */
export function ImportRuns({ runs }: { runs: readonly ImportRun[] }) {
  return (
    <ul className={styles.runs}>
      {runs.map((run) => (
        <li key={run._id}>
          <div>
            <a href={hrefTo(`/admin/settings/import/${run._id}`)}>
              <b>{run.name}</b>
            </a>
            <p className="fine muted">
              {listed([
                formatWords(run.format),
                run.created > 0 && t.items({ count: run.created }),
                run.isCommand ? t.byCommand : run.by?.name,
              ])}
              {' · '}
              <time dateTime={run.createdAt} title={longTime(run.createdAt)}>
                {shortTime(run.createdAt)}
              </time>
            </p>
          </div>
          <StateOfImport state={run.state} />
        </li>
      ))}
    </ul>
  );
}
