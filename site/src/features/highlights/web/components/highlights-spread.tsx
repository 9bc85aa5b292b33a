import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { Highlight } from '../../highlight.contract.ts';
import { t } from '../highlight.texts.ts';
import { HighlightImage } from './highlight-image.tsx';
import styles from './highlights-spread.module.css';
import { Quote } from './quote.tsx';
import { Traveller } from './traveller.tsx';

/** Longer quotes are cut here. */
const cutAt = 250;

/** How many stand small below the first. */
const smallOnes = 3;

/**
 * The one full field of colour on the home page: a highlight set large, and three small ones. Nothing without
 * highlights.
 */
export function HighlightsSpread({ highlights }: { highlights: readonly Highlight[] }) {
  const text = useTexts(homeTexts);
  const [first, ...others] = highlights;
  if (!first) return null;
  return (
    <section className={`deep section ${styles.field}`} aria-labelledby="home-highlights">
      <div className="wrap">
        <SectionHead id="home-highlights" title={text('home.highlights')}>
          <GoLink href={hrefTo('/highlight')}>{t.all}</GoLink>
        </SectionHead>
        <Large highlight={first} />
        {others.length > 0 && (
          <div className={styles.more}>
            {others.slice(0, smallOnes).map((highlight) => (
              <Small key={highlight._id} highlight={highlight} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Large({ highlight }: { highlight: Highlight }) {
  const mark = languageMark(useFallbackLanguage(highlight, 'description'));
  return (
    <article className={styles.spread}>
      <HighlightImage
        highlight={highlight}
        ratio="4/5"
        // The cut shows little more than half of the file's width.
        sizes="(min-width: 48rem) 72vw, 175vw"
        className={styles.image}
      />
      <div className={styles.text}>
        <blockquote className={`has-links ${styles.quote}`} {...mark}>
          <q>
            <Quote of={highlight} most={cutAt} />
          </q>
        </blockquote>
        <Traveller highlight={highlight} large />
      </div>
    </article>
  );
}

function Small({ highlight }: { highlight: Highlight }) {
  const mark = languageMark(useFallbackLanguage(highlight, 'description'));
  return (
    <article className={styles.small}>
      <HighlightImage highlight={highlight} ratio="1/1" sizes="10rem" small />
      <Traveller highlight={highlight} />
      <blockquote className={`has-links ${styles.smallQuote}`} {...mark}>
        <q>
          <Quote of={highlight} most={cutAt} />
        </q>
      </blockquote>
    </article>
  );
}
