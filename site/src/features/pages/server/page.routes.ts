import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { readPage } from '../page.contract.ts';
import { describePage, requirePublicPage } from './page.service.ts';

export function pageRoutes({ reads }: Dependencies, supportEmail: string): Implementation[] {
  return [
    implement(readPage, async ({ params }) =>
      presentData(await describePage(reads, await requirePublicPage(reads, params.slug), supportEmail)),
    ),
  ];
}
