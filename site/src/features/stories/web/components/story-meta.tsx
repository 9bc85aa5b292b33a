import { Meta } from '@trekker/design-system/content/card.tsx';
import { printDate } from '@trekker/texts/print-values.ts';
import { TermWord } from '#features/glossary/web/components/term-word.tsx';
import { useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { StorySummary } from '../../story.contract.ts';

export type StoryMetaProps = {
  story: StorySummary;
  /** The month in full, where there is room. */
  long?: boolean;
  className?: string | undefined;
};

/** The fine line of a story: category, day of publication, reading time; its language, where that is not the page's. */
export function StoryMeta({ story, long = false, className }: StoryMetaProps) {
  const { category, terms, publishedAt, readTime } = story;
  const language = useFallbackLanguage(story, 'title');
  return (
    <Meta className={className}>
      <b>
        <TermWord of={category} name={terms?.category} />
      </b>
      {/* A draft in its preview has none yet. */}
      {publishedAt && (
        <time dateTime={publishedAt.slice(0, 10)}>{printDate(publishedAt, long ? 'long' : 'short')}</time>
      )}
      <bdi>{readTime}</bdi>
      {language && <WrittenIn language={language} />}
    </Meta>
  );
}
