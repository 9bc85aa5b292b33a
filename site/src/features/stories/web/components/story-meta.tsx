import { Meta } from '@trekker/design-system/content/card.tsx';
import { printDate } from '@trekker/texts/print-values.ts';
import type { ReactNode } from 'react';
import type { StorySummary } from '../../story.contract.ts';

export type StoryMetaProps = {
  /** What else there is to say in it. */
  children?: ReactNode;
  story: StorySummary;
  /** The month in full, where there is room. */
  long?: boolean;
  className?: string | undefined;
};

/** The fine line of a story: category, day of publication, reading time. */
export function StoryMeta({
  story: { category, publishedAt, readTime },
  long = false,
  className,
  children,
}: StoryMetaProps) {
  const day = printDate(publishedAt);
  return (
    <Meta className={className}>
      <b>{category}</b>
      {/* A draft in its preview has none yet. */}
      {publishedAt && (
        <time dateTime={publishedAt.slice(0, 10)}>{long ? day : day.replace(/([a-z]{3})[a-z]+/i, '$1')}</time>
      )}
      <span>{readTime}</span>
      {children}
    </Meta>
  );
}
