import { InfoIcon, WarningIcon } from '@trekker/design-system/icon.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { ReactNode } from 'react';
import type { ImportReport } from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-imports.texts.ts';
import { hostOf } from './import-file.tsx';
import { kindAfter, listOfKind } from './import-words.tsx';
import styles from './imports.module.css';

type Run = ImportReport['run'];

type ToFinishProps = { run: Run; hasAddresses: boolean };

export const hasToFinish = ({ run, hasAddresses }: ToFinishProps): boolean =>
  run.state === 'done' && (run.toFinish.length > 0 || run.images.failed > 0 || leadsHere({ run, hasAddresses }));

const leadsHere = ({ run, hasAddresses }: ToFinishProps): boolean => hasAddresses && hostOf(run.site) !== '';

/** What is left to do once it is here, each with where that is done. */
export function ImportToFinish({ run, hasAddresses }: ToFinishProps) {
  const { _id: id, toFinish, images, site } = run;
  const report = `/admin/settings/import/${id}`;
  return (
    <FormPart title={t.toFinish}>
      <ul className={styles.finish}>
        {toFinish.map(({ kind, count }) => {
          const isImage = kind === 'image';
          const list = isImage ? '/admin/media?noAlt=true' : `${listOfKind[kind] ?? '/admin'}?state=draft`;
          return (
            <Todo
              key={kind}
              title={`${printNumber(count)} ${kindAfter(count, kind)}`}
              says={isImage ? t.withoutAlt : t.areDrafts}
              href={list}
              action={isImage ? t.describeThem : t.showDrafts}
            />
          );
        })}
        {images.failed > 0 && (
          <Todo
            title={`${printNumber(images.failed)} ${kindAfter(images.failed, 'image')}`}
            says={t.failedImages}
            href={`${report}?show=images#report`}
            action={t.seeWhich}
          />
        )}
        {leadsHere({ run, hasAddresses }) && (
          <Todo
            isInfo
            title={t.pointHere({ host: hostOf(site) })}
            says={t.pointHereWhy}
            href={`${report}?show=addresses#report`}
            action={t.oldAddresses}
          />
        )}
      </ul>
    </FormPart>
  );
}

type TodoProps = { title: string; says: ReactNode; href: string; action: string; isInfo?: boolean };

function Todo({ title, says, href, action, isInfo = false }: TodoProps) {
  return (
    <li>
      <span className={isInfo ? styles.info : styles.warn}>{isInfo ? <InfoIcon small /> : <WarningIcon small />}</span>
      <div>
        <b>{title}</b>
        <p className="fine muted">{says}</p>
        <a href={hrefTo(href)}>{action}</a>
      </div>
    </li>
  );
}
