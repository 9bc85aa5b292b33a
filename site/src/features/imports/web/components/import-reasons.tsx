import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { ImportReport } from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { reasonWords } from '../../import-reasons.ts';
import { t } from '../staff-imports.texts.ts';
import styles from './imports.module.css';

type Run = ImportReport['run'];

/** What is to be looked at, the most frequent first. */
export function ImportReasons({ run: { _id: id, reasons } }: { run: Run }) {
  const noted = new Set(reasons.flatMap(({ at, reason }) => (at === 'skip' ? [] : [reason])));
  // What is noted of each item and left out as a whole is one thing to look at.
  const shown = reasons.filter(({ at, reason }) => at !== 'skip' || !noted.has(reason));
  if (shown.length === 0) return null;
  const which = <a href={hrefTo(`/admin/settings/import/${id}?show=problems#report`)}>{t.seeWhich}</a>;
  return (
    <FormPart title={t.needsALook} aside={noted.size > 0 && which}>
      <ul className={styles.reasons}>
        {shown.map(({ at, reason, count }) => {
          const { says, next } = reasonWords(reason);
          return (
            <li key={`${at} ${reason}`}>
              <span>
                {says}
                {at === 'skip' && <span className="muted"> {t.ofLeftOut}</span>}
                {at === 'media' && <span className="muted"> {t.ofImage}</span>}
                {next && <span className="fine muted">{withWholeOptions(next)}</span>}
              </span>
              <b>{printNumber(count)}</b>
            </li>
          );
        })}
      </ul>
    </FormPart>
  );
}

/** Browsers end a line behind a hyphen: the options of the command stay in one piece. */
const withWholeOptions = (words: string) =>
  words.split(/(--[a-z-]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={styles.option}>
        {part}
      </span>
    ) : (
      part
    ),
  );
