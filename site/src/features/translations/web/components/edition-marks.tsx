import { classNames } from '@trekker/design-system/class-names.ts';
import type { Column } from '@trekker/design-system/staff/lists/data-table.tsx';
import type { EditionState } from '#contract/rules/translations/edition-states.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { EditionStanding, ListedLanguage } from '../../edition-standing.contract.ts';
import { t } from '../staff-translations.texts.ts';
import styles from './edition-marks.module.css';
import { wordOf } from './edition-words.ts';

type Translated = { _id: string; editions?: readonly EditionStanding[] | undefined };

/**
 * The column of a list that says how each row stands in the site's other languages.
 * @param form where translations of a row are written, the language left out
 * @param otherwise what stands in its place where there are none
 */
export const editionColumns = <Row extends Translated>(
  languages: readonly ListedLanguage[] | undefined,
  form: (row: Row) => string,
  otherwise: readonly Column<Row>[] = [],
): readonly Column<Row>[] =>
  languages
    ? [
        {
          head: t.translations,
          phone: 'marks',
          cell: (row) => <EditionMarks standings={row.editions ?? []} form={form(row)} />,
        },
      ]
    : otherwise;

/** Told apart by their shape as well as by their color. */
const shapes: Record<EditionState, string> = { missing: '–', draft: '◐', stale: '!', published: '✓' };

function EditionMarks({ standings, form }: { standings: readonly EditionStanding[]; form: string }) {
  return (
    <span className={styles.marks}>
      {standings.map(({ language, name, state, isGiven }) => {
        const said = t.inLanguage({ language: name, state: wordOf(state, isGiven) });
        return (
          <a
            key={language}
            className={classNames(styles.mark, styles[isGiven ? 'published' : state])}
            href={hrefTo(`${form}/${language}`)}
            // What is seen of it is a part of what is heard.
            aria-label={`${language}, ${said}`}
            title={said}
          >
            {language}
            <span aria-hidden="true">{isGiven ? '✓' : shapes[state]}</span>
          </a>
        );
      })}
    </span>
  );
}
