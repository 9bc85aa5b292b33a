import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import type { Answer } from '#contract/endpoint.ts';
import type { ImportReport, ReportLine } from '#features/imports/import.contract.ts';
import type { listImportedAddresses } from '#features/imports/imported-address.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { reasonWords } from '../../import-reasons.ts';
import { ImportAddresses } from './import-addresses.tsx';
import { editAddress, kindWord } from './import-words.tsx';
import styles from './imports.module.css';

const shown = [
  ['', 'All'],
  ['problems', 'Needs a look'],
  ['skipped', 'Left out'],
  ['images', 'Images'],
] as const;
const oldAddresses = ['addresses', 'Old addresses'] as const;

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
    <FormPart title="Report">
      <div id="report" className="stack">
        <Tabs label="Show">
          {[...shown, ...(addresses.totalCount > 0 ? [oldAddresses] : [])].map(([value, label]) => (
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
      {lines.length === 0 && <p className="muted">Nothing here.</p>}
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
  const name = title || source || 'Untitled';
  const words = [
    at === 'repair' ? `Line ${source}` : kindWord(kind, 1),
    outcomes[outcome],
    isPublished && 'published',
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
            {details.length > 0 && <span className="muted">: {details.join(', ')}</span>}
          </span>
        );
      })}
    </>
  );
}

const outcomes: Readonly<Record<string, string>> = {
  created: 'new',
  updated: 'updated',
  unchanged: 'here already',
  'edited-here': 'edited here, left as it is',
  failed: 'failed',
};
