import { CheckIcon } from '@trekker/design-system/icon.tsx';
import type { ImportReport } from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { importedKinds } from '../../imported-kinds.ts';
import { kindWord, listOfKind } from './import-words.tsx';
import styles from './imports.module.css';

type Run = ImportReport['run'];

const order: readonly string[] = Object.keys(importedKinds);

/** What has no place in it stands at the end. */
const inOrder = <Row extends { kind: string }>(rows: readonly Row[]): Row[] => {
  const placeOf = ({ kind }: Row) => order.indexOf(kind) + (order.includes(kind) ? 0 : order.length + 1);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** How far it is with each kind, while it is under way; how much would come or has come. */
export function ImportCounts({ run }: { run: Run }) {
  return run.progress.length > 0 ? <ProgressByKind run={run} /> : <Counts run={run} />;
}

function ProgressByKind({ run: { kinds, images, progress } }: { run: Run }) {
  const saidOf = (kind: string, done: number): string => {
    const { created, unchanged, failed } = images;
    if (kind === 'image') return wordsOf({ new: created, 'here already': unchanged, failed });
    const came = kinds.find((one) => one.kind === kind) ?? { created: 0, updated: 0, unchanged: 0, editedHere: 0 };
    const here = came.unchanged + came.editedHere;
    const leftOut = done - came.created - came.updated - here;
    return wordsOf({ new: came.created, updated: came.updated, 'here already': here, 'left out': leftOut });
  };
  return (
    <ul className={styles.kinds} aria-label="Progress by kind">
      {inOrder(progress)
        .filter(({ total }) => total > 0)
        .map(({ kind, total, done }) => (
          <li key={kind} data-waits={done === 0 || undefined}>
            <span aria-hidden="true">{done === total && <CheckIcon />}</span>
            <b>{kind === 'image' ? 'images' : kindWord(kind, 2)}</b>
            <span className="fine muted">{saidOf(kind, done)}</span>
            <span className={styles.numbers}>
              {done.toLocaleString('en')} of {total.toLocaleString('en')}
            </span>
          </li>
        ))}
    </ul>
  );
}

/** How many of it came to what, without those that are none. */
const wordsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count.toLocaleString('en')} ${word}`)
    .join(', ');

function Counts({ run }: { run: Run }) {
  const { images } = run;
  const kinds = inOrder(run.kinds);
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
