import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { mostCounted } from '#contract/count-limits.ts';
import { formatCount } from '#web/components/format-count.ts';
import { addressOfSearch, type SearchState } from '../search-address.ts';
import type { Result, SearchList } from '../search-data.ts';
import styles from './ways-on.module.css';

type WaysOnProps = { asked: SearchState; found: NonNullable<SearchList['found']>; shown: readonly Result[] };

// Of more than are counted, only the closest can be paged through.
const rest = (count: number, kind: string) => `${count < mostCounted ? 'All ' : ''}${formatCount(count)} ${kind}`;

/** Under All: the rest of each kind, and the highlights that match as well. */
export function WaysOn({ asked, found, shown }: WaysOnProps) {
  if (asked.tab !== 'all') return null;
  const { destinations, stories, highlights } = found.counts;
  const shownOf = (kind: Result['kind']) => shown.filter((result) => result.kind === kind).length;
  const words = found.correction || asked.q;
  return (
    <div className={styles.ways}>
      {destinations > shownOf('destination') && (
        <GoLink href={addressOfSearch({ q: asked.q, tab: 'destinations' })}>
          {rest(destinations, 'destinations')}
        </GoLink>
      )}
      {stories > shownOf('story') && (
        <GoLink href={addressOfSearch({ q: asked.q, tab: 'stories' })}>{rest(stories, 'stories')}</GoLink>
      )}
      {highlights > 0 && (
        <GoLink href={`/highlight?${new URLSearchParams({ q: words })}`}>
          {highlights === 1 ? '1 highlight matches, too' : `${formatCount(highlights)} highlights match, too`}
        </GoLink>
      )}
    </div>
  );
}
