import type { ImportReport } from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { importedKinds } from '../../imported-kinds.ts';
import { kindWord, listOfKind } from './import-words.tsx';
import styles from './imports.module.css';

type Run = ImportReport['run'];

const order: readonly string[] = Object.keys(importedKinds);

/** How much would come or has come. */
export function ImportCounts({ run }: { run: Run }) {
  const { images } = run;
  const kinds = run.kinds.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const isDry = run.state === 'reading' || run.state === 'ready';
  const skipped = run.reasons.filter(({ at }) => at === 'skip').reduce((sum, { count }) => sum + count, 0);
  if (kinds.length === 0 && skipped === 0) return null;
  return (
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
            {isDry && 'to be fetched'}
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
  );
}
