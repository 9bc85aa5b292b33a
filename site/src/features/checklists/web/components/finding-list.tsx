import { WarningIcon } from '@trekker/design-system/icon.tsx';
import { staticList } from '@trekker/design-system/static-list.ts';
import type { Finding } from '#features/checklists/checklist.contract.ts';
import { t } from '../staff-checklists.texts.ts';
import styles from './checklist.module.css';

/** So many that are missing stand in one line. */
const leastTogether = 4;
/** Nobody mends more at a time, and a browser takes a second to draw thousands. */
const mostShown = 30;

export type FindingListProps = {
  findings: readonly Finding[];
  blocking: readonly Finding[];
  onFix: (finding: Finding) => void;
};

/** What is found, problems first, each with the one press that mends it or leads there. */
export function FindingList({ findings, blocking, onFix }: FindingListProps) {
  const missing = findings.filter(({ name }) => name !== undefined);
  const isMany = missing.length >= leastTogether;
  const others = isMany ? findings.filter(({ name }) => name === undefined) : findings;
  const hidden = Math.max(0, others.length - mostShown);
  return (
    <ul className={styles.list}>
      {isMany && (
        <li data-level="problem">
          <WarningIcon small />
          <div>
            <b>{t.stillMissing({ count: missing.length })}</b>
            <span className="muted">{t.stoppedGoTo} </span>
            <span className={styles.missing}>
              {staticList(missing, (finding) => (
                <button type="button" className={styles.fix} onClick={() => onFix(finding)}>
                  {finding.name}
                </button>
              ))}
            </span>
          </div>
        </li>
      )}
      {staticList(others.slice(0, mostShown), (finding) => (
        <li data-level={finding.level}>
          <WarningIcon small />
          <div>
            <b>{finding.message}</b>
            <span className="muted">
              {noteOf(finding, blocking.includes(finding))}{' '}
              {finding.fix && (
                <button type="button" className={styles.fix} onClick={() => onFix(finding)}>
                  {finding.fix.label}
                </button>
              )}
            </span>
          </div>
        </li>
      ))}
      {hidden > 0 && <li className="muted">{t.more({ count: hidden })}</li>}
    </ul>
  );
}

function noteOf({ level }: Finding, isBlocking: boolean): string {
  if (isBlocking) return t.stopped;
  return level === 'problem' ? t.problem : t.suggestion;
}
