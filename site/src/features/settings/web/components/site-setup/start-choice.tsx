import type { ReactNode } from 'react';
import reine from '#features/accounts/web/components/login/reine-640.webp';
import type { SiteSetup } from '#features/settings/site-setup.contract.ts';
import { setupLanguage } from './language-choice.tsx';
import { t } from './staff-site-setup.texts.ts';
import styles from './start-choice.module.css';

type StartChoiceProps = {
  value: string;
  /** It can no longer be chosen otherwise. */
  settled: boolean;
  onChange: (value: string) => void;
};

const starts = [
  {
    value: 'sample',
    title: () => t.sample,
    drawing: null,
    text: () => t.sampleText,
    takes: () => t.sampleTakes,
  },
  {
    value: 'empty',
    title: () => t.empty,
    drawing: (
      <>
        <path d="M60 20c-12-8-28-9-44-7v48c16-2 32-1 44 7 12-8 28-9 44-7V13c-16-2-32-1-44 7zM60 20v48" />
        <path className={styles.ribbon} d="M88 12v22l5-4.5 5 4.5V12z" />
      </>
    ),
    text: () => t.emptyText,
    takes: () => t.emptyTakes,
  },
  {
    value: 'import',
    title: () => t.imported,
    drawing: (
      <>
        <path d="M14 18h26v44H14zM20 28h14M20 35h14M20 42h9M22 12h26v44" />
        <path className={styles.arrow} d="M54 40h20M68 34l6 6-6 6" />
        <path d="M80 18h28v44H80zM80 34h28M86 42h16M86 49h16M86 55h10" />
      </>
    ),
    text: () => t.importedText,
    takes: () => t.importedTakes,
  },
] as const satisfies readonly {
  value: SiteSetup['start'];
  drawing: ReactNode;
  title: () => string;
  text: () => string;
  takes: () => string;
}[];

/** The sample library is in English. */
const isThere = ({ value }: { value: SiteSetup['start'] }) => value !== 'sample' || setupLanguage() === 'en';

/** How the magazine begins. */
export function StartChoice({ value, settled, onChange }: StartChoiceProps) {
  return (
    <fieldset className={styles.starts} disabled={settled}>
      <legend className="sr">{t.stepFirstPages}</legend>
      {starts.filter(isThere).map((start) => (
        <label key={start.value} className={styles.start}>
          <input
            type="radio"
            name="start"
            value={start.value}
            checked={value === start.value}
            onChange={() => onChange(start.value)}
          />
          <span className={styles.drawing}>
            {start.drawing ? (
              <svg viewBox="0 0 120 80" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
                {start.drawing}
              </svg>
            ) : (
              <img src={reine} alt="" width={640} height={800} loading="lazy" />
            )}
          </span>
          <span className={styles.about}>
            <b>{start.title()}</b>
            <span>{start.text()}</span>
            <span>{start.takes()}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
