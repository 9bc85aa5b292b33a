import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import type { Answer } from '#contract/endpoint.ts';
import type { ImportReport, ReportLine } from '#features/imports/import.contract.ts';
import type { listImportedAddresses } from '#features/imports/imported-address.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { reasonWords } from '../../import-reasons.ts';
import { t } from '../staff-imports.texts.ts';
import { ImportAddresses } from './import-addresses.tsx';
import { editAddress, listed, oneOfKind } from './import-words.tsx';
import styles from './imports.module.css';

const shown = () =>
  [
    ['', t.all],
    ['problems', t.needsALook],
    ['skipped', t.allLeftOut],
    ['images', t.allImages],
  ] as const;
const oldAddresses = () => ['addresses', t.oldAddresses] as const;

type ReportLinesProps = {
  run: ImportReport['run'];
  lines: readonly ReportLine[];
  page: number;
  pages: number;
  count: number;
  show: string;
  addresses: Answer<typeof listImportedAddresses>;
};

/** The report, line by line. */
export function ImportReportLines({ run, lines, page, pages, count, show, addresses }: ReportLinesProps) {
  const base = `/admin/settings/import/${run._id}`;
  if (run.state === 'reading' || (count === 0 && show === '')) return null;
  return (
    <FormPart title={t.report}>
      <div id="report" className="stack">
        <Tabs label={t.show}>
          {[...shown(), ...(addresses.totalCount > 0 ? [oldAddresses()] : [])].map(([value, label]) => (
            <Tab
              key={value}
              href={hrefTo(value ? `${base}?show=${value}#report` : `${base}#report`)}
              on={value === show}
            >
              {label}
            </Tab>
          ))}
        </Tabs>
        {show === 'addresses' ? <ImportAddresses rows={addresses.data} /> : <Lines lines={lines} />}
        <Pager page={page} pages={pages} address={hrefTo(`${base}${show && `?show=${show}`}#report`)} />
      </div>
    </FormPart>
  );
}

function Lines({ lines }: { lines: readonly ReportLine[] }) {
  return (
    <>
      {lines.length === 0 && <p className="muted">{t.nothingHere}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.at} ${line.kind} ${line.source} ${line.notes[0]?.reason ?? ''}`}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({ line: { at, kind, source, title, outcome, _id, isPublished, notes } }: { line: ReportLine }) {
  const href = _id ? editAddress(kind, _id, source) : undefined;
  const name = title || source || t.untitled;
  const words = [
    at === 'repair' ? t.line({ line: source }) : oneOfKind(kind),
    outcomes[outcome]?.(),
    isPublished && t.isPublished,
    title && source,
  ];
  return (
    <>
      {at !== 'repair' && (href ? <a href={hrefTo(href)}>{name}</a> : <b>{name}</b>)}
      <span className="fine muted">{words.filter(Boolean).join(' · ')}</span>
      {[...Map.groupBy(notes, ({ reason }) => reason)].map(([reason, alike]) => {
        const details = alike.map(({ detail }) => detail).filter(Boolean);
        return (
          <span key={reason} className="fine">
            {reasonWords(reason).says}
            {details.length > 0 && <span className="muted">{t.details({ details: listed(details) })}</span>}
          </span>
        );
      })}
    </>
  );
}

const outcomes: Readonly<Record<string, () => string>> = {
  created: () => t.isNew,
  updated: () => t.isUpdated,
  unchanged: () => t.isHere,
  'edited-here': () => t.isEditedHere,
  failed: () => t.isFailed,
};
