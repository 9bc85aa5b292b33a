import { presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../version.contract.ts';
import { t } from './api-versions.texts.ts';
import { presentComparison, presentContent, presentVersion } from './version.presenter.ts';
import { listVersions } from './version.repository.ts';
import {
  type FindKind,
  lookUp,
  requireItem,
  requireKind,
  requireVersion,
  restoreVersion,
} from './version-history.service.ts';

/** @param findKind of what has versions */
export function versionRoutes({ db }: Pick<Dependencies, 'db'>, findKind: FindKind): Implementation[] {
  return [
    implement(contract.listVersions, async ({ params, query }) => {
      const kind = requireKind(findKind, params);
      const page = await listVersions(db, kind.kind, params.id, query);
      if (page.totalCount === 0) await requireItem(db, kind, params.id);
      return presentList(query, page, (row) => presentVersion(kind.fields, row));
    }),
    implement(contract.compareVersions, async ({ params, query }) => {
      const kind = requireKind(findKind, params);
      const { id } = params;
      const [from, to] = await Promise.all([
        requireVersion(db, kind, id, query.from),
        requireVersion(db, kind, id, query.to),
      ]);
      const named = await lookUp(db, kind, [from.content, to.content]);
      return presentData(presentComparison(kind.fields, from.content, to.content, named));
    }),
    implement(contract.readVersion, async ({ params }) => {
      const kind = requireKind(findKind, params);
      const { id, version } = params;
      const found = await requireVersion(db, kind, id, version);
      const content = presentContent(kind.fields, found.content, await lookUp(db, kind, [found.content]));
      return presentData({ ...presentVersion(kind.fields, found), content });
    }),
    implement(contract.restoreVersion, async ({ viewer, params, body }) => {
      const kind = requireKind(findKind, params);
      const { id, version } = params;
      const { fields, updatedAt } = body ?? {};
      const wanted = { id, version, startedFrom: updatedAt, ...(fields && { only: fields }) };
      const { data, merged } = await restoreVersion(db, viewer, kind, wanted);
      const message = t.restored({ number: version });
      return { success: true as const, message, data, ...(merged.length > 0 && { merged }) };
    }),
  ];
}
