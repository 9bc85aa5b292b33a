import { Problem } from '#contract/problem.ts';
import { t as checks } from '#contract/texts/api-checks.texts.ts';
import type { BulkKind } from '#features/bulk/server/bulk-kind.ts';
import { listSiteLanguages } from '#features/languages/server/language.service.ts';
import type { Content } from '#features/versions/versioned-field.ts';
import type { SentEdition } from '../edition.contract.ts';
import { t } from './api-translations.texts.ts';
import { findEdition } from './edition.repository.ts';
import { editionState } from './edition.rules.ts';
import { type EditionKind, saveEdition } from './edition.service.ts';
import type { EditionRow } from './edition.table.ts';

/** How many items of a kind are published in a language, taken back, or compared with the originals of today. */
export const editionBulk = <Row extends EditionRow, Texts extends Content, Sent extends object>(
  kind: EditionKind<Row, Texts, Sent>,
): BulkKind['translation'] => ({
  async refuseLanguage(db, language) {
    const languages = await listSiteLanguages(db);
    if (languages.includes(language)) return undefined;
    return languages.length > 0 ? checks.oneOf({ field: 'value', words: languages.join(', ') }) : t.noLanguages;
  },
  async change(db, viewer, of, to) {
    const row = await findEdition(db, kind.tables, of);
    if (!row) throw new Problem('not_found', t.missing);
    const isReviewed = editionState(row) !== 'stale' && row.madeBy === 'person';
    if (to.reviewed ? isReviewed : to.isPublished === row.published) return { isChanged: false };
    await saveEdition(db, viewer, kind, of, to as SentEdition<Sent>);
    return { isChanged: true };
  },
});
