import { CheckIcon } from '@trekker/design-system/icon.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { ImportReport } from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-imports.texts.ts';
import { allOfKind, kindAfter, kindOrder, listed, listOfKind } from './import-words.tsx';
import styles from './imports.module.css';

type Run = ImportReport['run'];

/** What has no place in it stands at the end. */
const inOrder = <Row extends { kind: string }>(rows: readonly Row[]): Row[] => {
  const placeOf = ({ kind }: Row) => kindOrder.indexOf(kind) + (kindOrder.includes(kind) ? 0 : kindOrder.length + 1);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** How far it is with each kind, while it is under way; how much would come or has come. */
export function ImportCounts({ run }: { run: Run }) {
  return run.progress.length > 0 ? <ProgressByKind run={run} /> : <Counts run={run} />;
}

function ProgressByKind({ run: { kinds, images, progress } }: { run: Run }) {
  const saidOf = (kind: string, done: number): string => {
    const { created, unchanged, failed } = images;
    if (kind === 'image') return wordsOf({ created, unchanged, failed });
    const came = kinds.find((one) => one.kind === kind) ?? { created: 0, updated: 0, unchanged: 0, editedHere: 0 };
    const here = came.unchanged + came.editedHere;
    const leftOut = done - came.created - came.updated - here;
    return wordsOf({ created: came.created, updated: came.updated, unchanged: here, leftOut });
  };
  return (
    <ul className={styles.kinds} aria-label={t.progress}>
      {inOrder(progress)
        .filter(({ total }) => total > 0)
        .map(({ kind, total, done }) => (
          <li key={kind} data-waits={done === 0 || undefined}>
            <span aria-hidden="true">{done === total && <CheckIcon />}</span>
            <b>{allOfKind(kind)}</b>
            <span className="fine muted">{saidOf(kind, done)}</span>
            <span className={styles.numbers}>{t.doneOf({ done: printNumber(done), total: printNumber(total) })}</span>
          </li>
        ))}
    </ul>
  );
}

/** How many of it came to what, without those that are none. */
const wordsOf = (counts: { [Outcome in keyof typeof outcomes]?: number }): string =>
  listed(
    (Object.keys(outcomes) as (keyof typeof outcomes)[]).map((outcome) => {
      const count = counts[outcome] ?? 0;
      return count > 0 && outcomes[outcome](count);
    }),
  );

/** In the order in which they are told. */
const outcomes = {
  created: (count: number) => t.countNew({ count }),
  updated: (count: number) => t.countUpdated({ count }),
  unchanged: (count: number) => t.countHere({ count }),
  leftOut: (count: number) => t.countLeftOut({ count }),
  failed: (count: number) => t.countFailed({ count }),
};

function Counts({ run }: { run: Run }) {
  const { images } = run;
  const kinds = inOrder(run.kinds);
  const isDry = run.state === 'reading' || run.state === 'ready';
  const skipped = run.reasons.filter(({ at }) => at === 'skip').reduce((sum, { count }) => sum + count, 0);
  if (kinds.length === 0 && skipped === 0) return null;
  return (
    <ul className={styles.counts} aria-label={isDry ? t.wouldCome : t.came}>
      {kinds.map(({ kind, created, unchanged, editedHere }) => {
        const list = listOfKind[kind];
        return (
          <li key={kind}>
            <b>{printNumber(created)}</b>
            <span>{kindAfter(created, kind)}</span>
            <span className="fine muted">
              {unchanged + editedHere > 0 && `${t.hereAlready({ count: unchanged + editedHere })} `}
              {list && run.state === 'done' && <a href={hrefTo(list)}>{t.open}</a>}
            </span>
          </li>
        );
      })}
      {images.created + images.unchanged + images.failed > 0 && (
        <li>
          <b>{printNumber(images.created + images.unchanged)}</b>
          <span>{kindAfter(images.created + images.unchanged, 'image')}</span>
          <span className="fine muted">
            {isDry && t.toBeFetched}
            {images.failed > 0 && t.countFailed({ count: images.failed })}
          </span>
        </li>
      )}
      {skipped > 0 && (
        <li className={styles.left}>
          <b>{printNumber(skipped)}</b>
          <span>{t.leftOut({ count: skipped })}</span>
        </li>
      )}
    </ul>
  );
}
