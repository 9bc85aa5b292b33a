import type { Eager } from '@trekker/design-system/images/eager.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { Highlight } from '../../highlight.contract.ts';
import { CutParagraph } from './cut-paragraph.tsx';
import styles from './highlight-card.module.css';
import { HighlightImage } from './highlight-image.tsx';
import { Traveller } from './traveller.tsx';

/** Longer descriptions are cut here. */
const cutAt = 150;

export type HighlightCardProps = {
  highlight: Highlight;
  /** Where links and the focus can go. */
  id?: string | undefined;
  /** For cards in the first viewport. */
  eager?: Eager;
};

/** A highlight in a list: image with its video, who tells it, what they say. */
export function HighlightCard({ highlight, id, eager = false }: HighlightCardProps) {
  const mark = languageMark(useFallbackLanguage(highlight, 'description'));
  const titleId = `of-${highlight._id}`;
  return (
    <article id={id} className={styles.card} tabIndex={id ? -1 : undefined} aria-labelledby={titleId}>
      <HighlightImage
        highlight={highlight}
        ratio="4/5"
        // The cut shows little more than half of the file's width. A phone of usual density takes the 800 px file all
        // the same: the next is four times as heavy.
        sizes="(min-width: 90rem) 36rem, (min-width: 64rem) 56vw, (min-width: 40rem) 86vw, 110vw"
        small
        eager={eager}
      />
      <Traveller highlight={highlight} heading={(name) => <h3 id={titleId}>{name}</h3>} />
      <CutParagraph highlight={highlight} most={cutAt} mark={mark} />
    </article>
  );
}
