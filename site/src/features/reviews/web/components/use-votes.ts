import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { useLoginPrompt } from '#web/session/use-login-prompt.ts';
import { useApi } from '#web/session/use-session.ts';
import { type Review, type Vote, voteHelpful, voteUnhelpful } from '../../review.contract.ts';
import { t } from '../reviews.texts.ts';

export type VoteCounts = { helpfulCount: number; unhelpfulCount: number; myVote: Vote | null };

const countOf = { helpful: 'helpfulCount', unhelpful: 'unhelpfulCount' } as const;

/** Counts after a vote, as the server will have them unless somebody else votes too. */
function afterVote(before: VoteCounts, vote: Vote): VoteCounts {
  const after = { ...before, myVote: before.myVote === vote ? null : vote };
  if (before.myVote) after[countOf[before.myVote]] -= 1;
  if (after.myVote) after[countOf[after.myVote]] += 1;
  return after;
}

/** As the intention of somebody whose login has ended. */
export const voteIntention = (reviewId: string, kind: Vote): string => `vote ${kind} ${reviewId}`;

/**
 * Voting on reviews. A vote is shown at once; the server's counts take its place, or, when the vote fails, what was
 * before. `votes`: one's own, by the id of the review.
 */
export function useVotes(slug: string, votes: Readonly<Record<string, Vote>>) {
  const api = useApi();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [cast, setCast] = useState<Readonly<Record<string, VoteCounts>>>({});
  const underWay = useRef(new Set<string>());

  const countsOf = ({ _id, helpfulCount, unhelpfulCount }: Review): VoteCounts =>
    cast[_id] ?? { helpfulCount, unhelpfulCount, myVote: votes[_id] ?? null };
  const show = (id: string, counts: VoteCounts) => setCast((all) => ({ ...all, [id]: counts }));

  const vote = async (review: Review, kind: Vote) => {
    const { _id: reviewId } = review;
    if (underWay.current.has(reviewId)) return;
    underWay.current.add(reviewId);
    const before = countsOf(review);
    const about = voteIntention(reviewId, kind);
    for (const each of ['helpful', 'unhelpful'] as const) toast.forget(voteIntention(reviewId, each));
    show(reviewId, afterVote(before, kind));
    try {
      show(reviewId, await send(reviewId, kind, before.myVote));
    } catch (error) {
      show(reviewId, before);
      if (error instanceof Problem && error.code === 'not_logged_in') promptLogin(t.pleaseLogInToVote, about);
      else toast(error instanceof Problem ? error.message : commonWords.failed, { bad: true, about });
    } finally {
      underWay.current.delete(reviewId);
    }
  };
  const send = (reviewId: string, kind: Vote, mine: Vote | null) =>
    kind === 'helpful'
      ? api.call(voteHelpful, { params: { slug, reviewId, isUnHelp: String(mine === 'unhelpful') } })
      : api.call(voteUnhelpful, { params: { slug, reviewId, isHelp: String(mine === 'helpful') } });
  return { countsOf, vote };
}
