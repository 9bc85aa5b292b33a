import { presentMessage } from '#contract/message.ts';
import { type Page, presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { readAuthor } from '../author.contract.ts';
import * as contract from '../staff-author.contract.ts';
import { t } from './api-authors.texts.ts';
import { presentStaffAuthor } from './author.presenter.ts';
import { type AuthorRow, countStoriesOf, findAuthorOfAccount, listAuthors } from './author.repository.ts';
import { listBioLanguages } from './author-bio.service.ts';
import { readAuthorPage } from './author-profile.service.ts';
import * as service from './staff-author.service.ts';

export function authorRoutes(dependencies: Dependencies): Implementation[] {
  const { db, reads } = dependencies;
  const page = async (
    query: { q: string; own?: string | undefined; page: number; limit: number },
    viewerId: string,
  ) => {
    if (query.own !== 'true') return listAuthors(db, query.q, query);
    const own = await findAuthorOfAccount(db, viewerId);
    return { rows: own && query.page === 1 ? [own] : [], totalCount: own ? 1 : 0 } satisfies Page<AuthorRow>;
  };
  return [
    implement(readAuthor, async ({ params, query }) => {
      const { author, stories } = await readAuthorPage(dependencies, params.slug, query);
      const { data, ...rest } = presentList(query, stories, (story) => story);
      return { ...rest, data: { ...author, stories: data } };
    }),
    implement(contract.listAuthors, async ({ viewer, query }) => {
      const found = await page(query, viewer.accountId);
      const counts = await countStoriesOf(
        db,
        found.rows.map(({ id }) => id),
      );
      const languages = await listBioLanguages(db);
      return {
        ...presentList(query, found, (row) => presentStaffAuthor(row, counts.get(row.id))),
        ...(languages.length > 0 && { languages }),
      };
    }),
    implement(contract.readAuthorForStaff, async ({ params }) =>
      presentData(await service.readAuthorForStaff(reads, params.id)),
    ),
    implement(contract.createAuthor, async ({ viewer, body, files }) =>
      presentSaved(await service.createAuthor(db, viewer, body, files.avatar)),
    ),
    implement(contract.updateAuthor, async ({ viewer, params, body, files }) =>
      presentSaved(await service.updateAuthor(db, viewer, params.id, body, files.avatar)),
    ),
    implement(contract.deleteAuthor, async ({ viewer, params, query: { moveTo } }) => {
      await service.deleteAuthor(db, viewer, params.id, moveTo === 'nobody' ? null : moveTo);
      return presentMessage(t.deleted);
    }),
  ];
}

function presentSaved<Saved extends { message: string }>(saved: Saved) {
  return { success: true as const, ...saved };
}
