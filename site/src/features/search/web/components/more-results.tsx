import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { mostCounted } from '#contract/count-limits.ts';
import { formatCount } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../search.texts.ts';
import { addressOfSearch, type SearchState } from '../search-address.ts';
import type { Result, SearchList } from '../search-data.ts';
import styles from './more-results.module.css';

type MoreResultsProps = { asked: SearchState; found: NonNullable<SearchList['found']>; shown: readonly Result[] };

// Of more than are counted, only the closest can be paged through.
const isCounted = (count: number) => count < mostCounted;

const restOfPlaces = (count: number) =>
  (isCounted(count) ? t.restOfPlaces : t.manyPlaces)({ shown: formatCount(count) });

const restOfStories = (count: number) =>
  (isCounted(count) ? t.restOfStories : t.manyStories)({ shown: formatCount(count) });

/** Under All: the rest of each kind, and the highlights that match as well. */
export function MoreResults({ asked, found, shown }: MoreResultsProps) {
  if (asked.tab !== 'all') return null;
  const { destinations, stories, highlights } = found.counts;
  const shownOf = (kind: Result['kind']) => shown.filter((result) => result.kind === kind).length;
  const words = found.correction || asked.q;
  return (
    <div className={styles.links}>
      {destinations > shownOf('destination') && (
        <GoLink href={hrefTo(addressOfSearch({ q: asked.q, tab: 'destinations' }))}>
          {restOfPlaces(destinations)}
        </GoLink>
      )}
      {stories > shownOf('story') && (
        <GoLink href={hrefTo(addressOfSearch({ q: asked.q, tab: 'stories' }))}>{restOfStories(stories)}</GoLink>
      )}
      {highlights > 0 && (
        <GoLink href={hrefTo(`/highlight?${new URLSearchParams({ q: words })}`)}>
          {t.highlights({ count: highlights, shown: formatCount(highlights) })}
        </GoLink>
      )}
    </div>
  );
}
