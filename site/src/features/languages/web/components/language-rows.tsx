import { TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { Switch } from '@trekker/design-system/forms/check.tsx';
import { FieldError } from '@trekker/design-system/forms/field.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { useRows } from '@trekker/design-system/staff/forms/use-rows.ts';
import { RowGrip } from '@trekker/design-system/staff/lists/row-grip.tsx';
import { type ReactNode, useRef, useState } from 'react';
import type { StaffLanguage } from '#features/languages/language.contract.ts';
import { ownName } from '#web/language/own-name.ts';
import { t } from '../staff-languages.texts.ts';
import { AddLanguage } from './add-language.tsx';
import type { LanguageEdits, LanguageEntry } from './language-edits.ts';
import { languageName } from './language-names.ts';
import styles from './languages-form.module.css';

type LanguageRowsProps = {
  own: StaffLanguage;
  edits: LanguageEdits;
  errorOf: (code: string) => string | undefined;
  onChange: (edits: LanguageEdits) => void;
};

/** The site's own language, and below it the others, each with its switch; moved by drag and by keys. */
export function LanguageRows({ own, edits, errorOf, onChange }: LanguageRowsProps) {
  const { entries, base } = edits;
  const change = (changed: LanguageEntry[]) => onChange({ ...edits, entries: changed });
  const rows = useRows(entries, change);
  const [said, say] = useState('');
  const adder = useRef<HTMLSelectElement>(null);
  return (
    <>
      <div className={styles.own}>
        <LanguageName code={own.code} text={t.own} />
        <span className={styles.address}>/</span>
        <Switch label={t.onSite({ language: languageName(own.code) })} hideLabel word={t.shown} checked disabled />
      </div>
      <ol ref={rows.list} className={styles.rows} aria-label={t.title}>
        {entries.map((entry, place) => {
          const language = languageName(entry.code);
          const stored = base.find(({ code }) => code === entry.code);
          const isUnready = stored?.hasInterface === false && !stored.isPublished;
          const error = errorOf(entry.code);
          return (
            <li key={entry.code} data-row={rows.keys[place]}>
              <RowGrip
                name={language}
                place={place}
                count={entries.length}
                onMove={(to) => {
                  rows.move(place, to, 'grip');
                  if (to in entries) say(t.moved({ language, place: to + 1, count: entries.length }));
                }}
              />
              <LanguageName code={entry.code} text={language}>
                {isUnready && <p className="tiny muted">{missingWords(stored.widerInterface)}</p>}
                {error && <FieldError>{error}</FieldError>}
              </LanguageName>
              <span className={styles.address}>
                <bdi>/{entry.code}</bdi>
              </span>
              <Switch
                label={t.onSite({ language })}
                hideLabel
                word={entry.isPublished ? t.shown : t.preparing}
                checked={entry.isPublished}
                disabled={isUnready}
                onChange={({ target: { checked } }) => rows.change(place, { ...entry, isPublished: checked })}
              />
              <IconButton
                data-part="remove"
                label={t.remove({ language })}
                onClick={() => {
                  rows.remove(place, adder.current);
                  say(t.removed({ language }));
                }}
              >
                <TrashIcon small />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <AddLanguage
        select={adder}
        there={[own.code, ...entries.map(({ code }) => code)]}
        onAdd={(code) => {
          rows.add({ code, isPublished: false, untranslated: 'labelled' }, 'input');
          say(t.added({ language: languageName(code) }));
        }}
      />
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

const missingWords = (wider: string | null) =>
  wider === null ? t.noInterface : t.onlyWiderInterface({ language: languageName(wider) });

type LanguageNameProps = { code: string; text: string; children?: ReactNode };

function LanguageName({ code, text, children }: LanguageNameProps) {
  return (
    <div className={styles.name}>
      <span className={styles.mark} aria-hidden="true">
        {code.slice(0, 2).toUpperCase()}
      </span>
      <div>
        <b lang={code}>{ownName(code)}</b>
        <p className="tiny muted">{text}</p>
        {children}
      </div>
    </div>
  );
}
