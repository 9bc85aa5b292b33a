import { ReadMore } from '@trekker/design-system/actions/read-more.tsx';
import { Stars } from '@trekker/design-system/content/stars.tsx';
import { ThumbIcon } from '@trekker/design-system/icon.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cutText } from '#web/components/cut-text.ts';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import { type LanguageMark, useMarkOfWriter } from '#web/language/written-in.tsx';
import { useIntention } from '#web/session/resume-after-login.ts';
import { useLogin } from '#web/session/use-session.ts';
import type { Review, Vote } from '../../review.contract.ts';
import { categoryNames } from '../review-words.ts';
import { t } from '../reviews.texts.ts';
import styles from './review-card.module.css';
import { type VoteCounts, voteIntention } from './use-votes.ts';

/** Longer texts are cut here until somebody asks for more. */
const cutAt = 300;

export type ReviewCardProps = {
  review: Review;
  counts: VoteCounts;
  /** Without it the buttons say the counts and are disabled: votes belong to members. */
  onVote?: ((vote: Vote) => void) | undefined;
  /** What else can be done with it, beside the votes. */
  more?: ReactNode;
};

/** One review, with its votes. */
export function ReviewCard({ review, counts, onVote, more }: ReviewCardProps) {
  return (
    <ReviewBody review={review}>
      <div className={styles.votes}>
        <VoteButton
          label={t.helpful({ count: counts.helpfulCount })}
          on={counts.myVote === 'helpful'}
          intention={voteIntention(review._id, 'helpful')}
          vote="helpful"
          onVote={onVote}
        />
        <VoteButton
          label={t.unhelpful({ count: counts.unhelpfulCount })}
          on={counts.myVote === 'unhelpful'}
          intention={voteIntention(review._id, 'unhelpful')}
          vote="unhelpful"
          onVote={onVote}
        />
        {more}
      </div>
    </ReviewBody>
  );
}

/** Who, when, what about, how good and why; what can be done with it stands below. */
export function ReviewBody({ review, name, children }: { review: Review; name?: string; children: ReactNode }) {
  return (
    <article className={styles.review} aria-label={name}>
      <header>
        <Avatar url={review.userAvatar} name={review.userName} />
        <div>
          <b>{name ?? review.userName}</b>
          {/* A page that stays open may be older than what its server knows. */}
          <p className="tiny muted">{categoryNames[review.category]?.()}</p>
        </div>
        <FormattedDate at={review.createdAt} className="tiny muted" />
      </header>
      <Stars value={review.rating} />
      <ReviewText text={review.text} mark={useMarkOfWriter()(review.language)} />
      {children}
    </article>
  );
}

function ReviewText({ text, mark }: { text: string; mark: LanguageMark }) {
  const [open, setOpen] = useState(false);
  if (text.length <= cutAt) return <p {...mark}>{text}</p>;
  return (
    <div>
      <p {...mark} data-needs-script>
        {open ? text : cutText(text, cutAt)}
      </p>
      <noscript>
        <p {...mark}>{text}</p>
      </noscript>
      <ReadMore open={open} onClick={() => setOpen(!open)} data-needs-script />
    </div>
  );
}

type VoteButtonProps = Pick<ReviewCardProps, 'onVote'> & {
  label: string;
  on: boolean;
  vote: Vote;
  intention: string;
};

function VoteButton({ label, on, vote, intention, onVote }: VoteButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isMember = Boolean(useLogin());
  // Pressed before one's own votes were there: it counts once they are.
  const [waits, setWaits] = useState(false);
  const castWaiting = useEffectEvent(() => {
    setWaits(false);
    if (!on) onVote?.(vote);
  });
  const isReady = onVote !== undefined;
  useEffect(() => {
    if (waits && isReady) castWaiting();
  }, [waits, isReady]);
  useIntention(
    intention,
    () => {
      button.current?.focus();
      // Once more would take it back.
      if (!on) onVote?.(vote);
    },
    isReady,
  );
  return (
    <button
      ref={button}
      type="button"
      className={styles.vote}
      disabled={!isMember}
      aria-busy={waits || undefined}
      aria-pressed={onVote ? on : undefined}
      title={isMember ? undefined : t.logInToVote}
      onClick={() => (onVote ? onVote(vote) : setWaits(true))}
      data-for-members
    >
      <span className={vote === 'unhelpful' ? styles.down : undefined}>
        <ThumbIcon small />
      </span>
      {label}
    </button>
  );
}
