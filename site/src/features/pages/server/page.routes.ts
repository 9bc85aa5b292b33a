import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { readPage } from '../page.contract.ts';
import { readPageHere, readPageIn } from './editions/public-edition.service.ts';

export function pageRoutes(dependencies: Dependencies, supportEmail: string): Implementation[] {
  return [
    implement(readPage, async ({ params, query }) =>
      presentData(
        query.language
          ? await readPageIn(dependencies, query.language, params.slug, supportEmail)
          : await readPageHere(dependencies, params.slug, supportEmail),
      ),
    ),
  ];
}
