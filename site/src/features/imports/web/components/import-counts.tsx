import type { ImportReport } from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { importedKinds } from '../../imported-kinds.ts';
import { kindWord, listOfKind, reasonWords } from './import-words.tsx';
import styles from './imports.module.css';

type Run = ImportReport['run'];

const order: readonly string[] = Object.keys(importedKinds);

const isNoted = ({ reasons }: Run, reason: string): boolean =>
  reasons.some((one) => one.at !== 'skip' && one.reason === reason);

/** How much would come or has come, and what is to be looked at. */
export function ImportCounts({ run }: { run: Run }) {
  const { images } = run;
  const kinds = run.kinds.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  // What is noted of each item and left out as a whole is one thing to look at.
  const reasons = run.reasons.filter(({ at, reason }) => at !== 'skip' || !isNoted(run, reason));
  const isDry = run.state === 'reading' || run.state === 'ready';
  const skipped = run.reasons.filter(({ at }) => at === 'skip').reduce((sum, { count }) => sum + count, 0);
  if (kinds.length === 0 && skipped === 0) return null;
  return (
    <>
      <ul className={styles.counts} aria-label={isDry ? 'What would come' : 'What came'}>
        {kinds.map(({ kind, created, unchanged, editedHere }) => {
          const list = listOfKind[kind];
          return (
            <li key={kind}>
              <b>{created.toLocaleString('en')}</b>
              <span>{kindWord(kind, created)}</span>
              <span className="fine muted">
                {unchanged + editedHere > 0 && `${(unchanged + editedHere).toLocaleString('en')} here already. `}
                {list && run.state === 'done' && <a href={hrefTo(list)}>Open</a>}
              </span>
            </li>
          );
        })}
        {images.created + images.unchanged + images.failed > 0 && (
          <li>
            <b>{(images.created + images.unchanged).toLocaleString('en')}</b>
            <span>{images.created + images.unchanged === 1 ? 'image' : 'images'}</span>
            <span className="fine muted">
              {isDry && 'To be fetched'}
              {images.failed > 0 && `${images.failed.toLocaleString('en')} failed`}
            </span>
          </li>
        )}
        {skipped > 0 && (
          <li className={styles.left}>
            <b>{skipped.toLocaleString('en')}</b>
            <span>left out</span>
          </li>
        )}
      </ul>
      {reasons.length > 0 && (
        <details className={styles.reasons} open={isDry || undefined}>
          <summary>Needs a look</summary>
          <ul>
            {reasons.map(({ at, reason, count }) => (
              <li key={`${at} ${reason}`}>
                <b>{count.toLocaleString('en')}</b> {reasonWords(reason)}
                {at === 'skip' && <span className="muted"> (left out)</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
