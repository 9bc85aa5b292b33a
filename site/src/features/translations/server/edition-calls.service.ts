import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { itemLanguage } from '#features/languages/language.contract.ts';
import type { Content } from '#features/versions/versioned-field.ts';
import type { Translator, Viewer } from '#server/dependencies.ts';
import type { Transactor } from '#server/queryable.ts';
import type { SentEdition } from '../edition.contract.ts';
import { t } from './api-translations.texts.ts';
import type { Of } from './edition.repository.ts';
import { deleteEdition, type EditionKind, saveEdition } from './edition.service.ts';
import type { EditionRow } from './edition.table.ts';
import { readEdition, readEditions } from './edition-overview.service.ts';
import { suggestEdition } from './suggestions/suggestion.service.ts';

/** What answers the calls of `editionEndpoints` for a kind. */
export const editionCalls = <Row extends EditionRow, Texts extends Content, Sent extends object, Kind extends string>(
  db: Transactor,
  kind: EditionKind<Row, Texts, Sent, Kind>,
  translator: Translator | null,
) => ({
  readAll: async ({ params: { id }, query }: { params: { id: string }; query: Parameters<typeof itemLanguage>[0] }) => {
    const language = itemLanguage(query);
    return presentData(
      language
        ? await readEdition(db, kind, { id, language }, { machine: translator !== null })
        : await readEditions(db, kind, id),
    );
  },
  readOne: async ({ params }: { params: Of }) =>
    presentData(await readEdition(db, kind, params, { machine: translator !== null })),
  suggest: async ({ params, body }: { params: Of; body?: { fields?: string[] | undefined } | null | undefined }) =>
    presentData(await suggestEdition(db, kind, translator, params, body?.fields)),
  save: async ({ viewer, params, body }: { viewer: Viewer; params: Of; body: SentEdition<Sent> }) => ({
    success: true as const,
    ...(await saveEdition(db, viewer, kind, params, body)),
  }),
  async remove({ viewer, params }: { viewer: Viewer; params: Of }) {
    await deleteEdition(db, viewer, kind, params);
    return presentMessage(t.deleted);
  },
});
