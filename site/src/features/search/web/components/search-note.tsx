import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { formatCount } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../search.texts.ts';
import { addressOfSearch, type SearchState } from '../search-address.ts';
import type { SearchList } from '../search-data.ts';
import styles from './search-note.module.css';

type NoteProps = { asked: SearchState; found: NonNullable<SearchList['found']>; pages: number };

/**
 * How many there are, for who hears the page; and for all, when something else was searched than was typed. `pages` of
 * the magazine's own, shown above it, hold what was typed.
 */
export function SearchNote({ asked, found, pages }: NoteProps) {
  const { correction, isTranslation, partial, when, counts } = found;
  return (
    <>
      <LiveRegion>
        {t.foundPlaces({ count: counts.destinations, shown: formatCount(counts.destinations) })},{' '}
        {t.foundStories({ count: counts.stories, shown: formatCount(counts.stories) })}
        {pages > 0 && <>, {t.foundPages({ count: pages, shown: formatCount(pages) })}</>}
      </LiveRegion>
      {correction && !isTranslation && (
        <p className={styles.note}>
          {(pages > 0 ? t.alsoCorrected : t.corrected)({
            correction,
            words: asked.q,
            link: (words) => (
              <a key="link" className="link" href={hrefTo(addressOfSearch({ q: correction, tab: asked.tab }))}>
                {words}
              </a>
            ),
          })}
        </p>
      )}
      {when && counts.destinations > 0 && <p className={styles.note}>{t.goodIn({ month: when })}</p>}
      {partial && <p className={styles.note}>{pages > 0 ? t.alsoPartial : t.partial}</p>}
    </>
  );
}
