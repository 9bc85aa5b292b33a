import { FieldDifference } from '#features/versions/web/components/field-difference.tsx';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { longTime, shortTime } from '#web/staff/staff-time.ts';
import type { LoggedActivity } from '../../activity-log.contract.ts';
import { t } from '../staff-activity.texts.ts';
import styles from './log.module.css';

/** Who did what, and what each field was and is. */
export function LogEntries({ rows }: { rows: readonly LoggedActivity[] }) {
  return (
    <ol className={styles.log}>
      {rows.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { action, detail, type, time, role, actor, changes } }: { entry: LoggedActivity }) {
  return (
    <li>
      <time dateTime={time} title={longTime(time)}>
        {shortTime(time)}
      </time>
      <div className={styles.what}>
        <b>{action}</b>
        {detail && <span>{detail}</span>}
        <span className="muted">{actor ? t.actor({ actor, role }) : t.role({ role })}</span>
        {changes.length > 0 && (
          <details>
            <summary>
              {changes.map(({ label }) => label).join(', ')}
              <span className="sr">{t.showChanges}</span>
            </summary>
            {changes.map((change) => (
              <FieldDifference key={change.field} change={change} />
            ))}
          </details>
        )}
      </div>
      <StateBadge state={type} />
    </li>
  );
}
