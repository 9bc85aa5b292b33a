import { presentData, presentList } from '../../../contract/pagination.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import * as contract from '../review.contract.ts';
import { listDestinationReviews, readOwnReview } from './destination-reviews.service.ts';
import { presentReview } from './review.presenter.ts';

export function reviewRoutes({ reads }: Dependencies): Implementation[] {
  return [
    implement(contract.listReviews, async ({ params, query }) => {
      const { page, destinationId } = await listDestinationReviews(reads, params.slug, query);
      return { ...presentList(query, page, presentReview), destinationId };
    }),
    implement(contract.readOwnReview, async ({ params, viewer }) =>
      presentData(await readOwnReview(reads, params.slug, viewer.accountId)),
    ),
  ];
}
