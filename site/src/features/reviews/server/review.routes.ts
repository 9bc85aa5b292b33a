import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../review.contract.ts';
import * as writing from '../review-writing.contract.ts';
import { t } from './api-reviews.texts.ts';
import { listDestinationReviews, readOwnReview } from './destination-reviews.service.ts';
import { presentReview } from './review.presenter.ts';
import { addReview, deleteReview, updateReview } from './review-writing.service.ts';
import { castVote } from './vote.service.ts';

export function reviewRoutes(dependencies: Dependencies): Implementation[] {
  const { reads } = dependencies;
  return [
    implement(contract.listReviews, async ({ params, query }) => {
      const { page, destinationId } = await listDestinationReviews(reads, params.slug, query);
      return { ...presentList(query, page, presentReview), destinationId };
    }),
    implement(contract.readOwnReview, async ({ params, viewer }) =>
      presentData(await readOwnReview(reads, params.slug, viewer.accountId)),
    ),
    implement(writing.addReview, async ({ params, body, viewer, db }) => ({
      // Literal (docs/specification.md, 7).
      ...presentMessage(t.added),
      data: await addReview({ db, reads }, viewer, params.slug, body),
    })),
    implement(writing.updateReview, async ({ params, body, viewer }) => ({
      ...presentMessage(t.updated),
      data: await updateReview(dependencies, viewer, params, body),
    })),
    implement(writing.deleteReview, async ({ params, viewer }) => {
      await deleteReview(dependencies, viewer, params.reviewId);
      return presentMessage(t.deleted);
    }),
    implement(contract.voteHelpful, async ({ params, viewer }) => ({
      success: true as const,
      ...(await castVote(dependencies, viewer, params, 'helpful')),
    })),
    implement(contract.voteUnhelpful, async ({ params, viewer }) => ({
      success: true as const,
      ...(await castVote(dependencies, viewer, params, 'unhelpful')),
    })),
  ];
}
