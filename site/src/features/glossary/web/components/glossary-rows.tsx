import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import type { ReactNode } from 'react';
import type { TermKind } from '#contract/rules/translations/term-kinds.ts';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { type GlossaryTerm, glossaryRules } from '../../glossary.contract.ts';
import { t } from '../staff-glossary.texts.ts';
import type { GlossaryEdits } from './glossary-edits.ts';
import styles from './glossary-form.module.css';

type GlossaryRowsProps = {
  kind: TermKind;
  terms: readonly GlossaryTerm[];
  language: ListedLanguage;
  edits: GlossaryEdits;
  errorOf: (term: string) => string | undefined;
  onType: (term: GlossaryTerm, name: string) => void;
};

/** The terms below each other: what each is called, how many use it, and what it is called in the language. */
export function GlossaryRows({ kind, terms, language, edits, errorOf, onType }: GlossaryRowsProps) {
  return (
    <ol className={styles.rows} aria-label={t.title}>
      {terms.map((term) => {
        const edit = edits[term.term];
        return (
          <li key={term.term}>
            <div>
              <b>{term.name}</b>
              <p className="tiny muted">
                {kind === 'menu' ? t.entries({ count: term.items }) : t.items({ count: term.items })}
              </p>
            </div>
            <Field
              label={t.field({ name: term.name, language: language.name })}
              hideLabel
              written={{ lang: language.code, dir: language.dir }}
              error={errorOf(term.term) ?? conflictOf(edit)}
              hint={hintOf(term, language, edit?.name ?? term.translation)}
            >
              <Input
                value={edit?.name ?? term.translation}
                maxLength={glossaryRules.name.most}
                autoComplete="off"
                onChange={({ target: { value } }) => onType(term, value)}
              />
            </Field>
          </li>
        );
      })}
    </ol>
  );
}

function conflictOf(edit: GlossaryEdits[string] | undefined): string | undefined {
  if (edit?.theirs === undefined) return undefined;
  return edit.theirs === '' ? t.theirsGone : t.theirs({ name: edit.theirs });
}

/** What readers see, or where. */
function hintOf({ instead, slug, translation }: GlossaryTerm, { code }: ListedLanguage, name: string): ReactNode {
  if (name === '') return instead === '' ? undefined : t.instead({ name: instead });
  return slug !== '' && name === translation ? t.address({ address: `/${code}/tags/${slug}` }) : undefined;
}
