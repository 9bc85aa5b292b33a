import { Avatar } from '@trekker/design-system/avatar.tsx';
import { ThumbIcon } from '@trekker/design-system/icon.tsx';
import { Stars } from '@trekker/design-system/stars.tsx';
import { useState } from 'react';
import { PrintedDate } from '../../../../web/printed-date.tsx';
import type { Review } from '../../review.contract.ts';
import { categoryNames } from '../review-words.ts';
import styles from './review-card.module.css';

/** Longer texts are cut here until somebody asks for more. */
const cutAt = 300;

/** One review. Votes belong to members: for others the buttons say the counts and are disabled. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <article className={styles.review}>
      <header>
        <Avatar url={review.userAvatar} name={review.userName} />
        <div>
          <b>{review.userName}</b>
          <p className="tiny muted">{categoryNames[review.category]}</p>
        </div>
        <PrintedDate at={review.createdAt} className="tiny muted" />
      </header>
      <Stars value={review.rating} />
      <ReviewText text={review.text} />
      <div className={styles.votes}>
        <Vote label="Helpful" count={review.helpfulCount} />
        <Vote label="Unhelpful" count={review.unhelpfulCount} down />
      </div>
    </article>
  );
}

function ReviewText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= cutAt) return <p>{text}</p>;
  return (
    <div>
      <p>{open ? text : `${cut(text)}…`}</p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        data-needs-script
      >
        {open ? 'Show less' : 'Read more'}
      </button>
    </div>
  );
}

/** Never through the middle of an emoji or another pair of code units. */
function cut(text: string): string {
  return [...text.slice(0, cutAt + 1)].slice(0, -1).join('').slice(0, cutAt).trimEnd();
}

function Vote({ label, count, down = false }: { label: string; count: number; down?: boolean }) {
  return (
    <button type="button" className={styles.vote} disabled title="Log in to vote">
      <span className={down ? styles.down : undefined}>
        <ThumbIcon small />
      </span>
      {label} {count}
    </button>
  );
}
