import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { formatCountOf } from '#web/components/format-count.ts';
import { addressOfSearch, type SearchState } from '../search-address.ts';
import type { SearchList } from '../search-data.ts';
import styles from './search-note.module.css';

type NoteProps = { asked: SearchState; found: NonNullable<SearchList['found']> };

/** How many there are, for who hears the page; and for all, when something else was searched than was typed. */
export function SearchNote({ asked, found }: NoteProps) {
  const { correction, partial, when, counts } = found;
  return (
    <>
      <LiveRegion>
        {formatCountOf(counts.destinations, 'destination', 'destinations')},{' '}
        {formatCountOf(counts.stories, 'story', 'stories')}
      </LiveRegion>
      {correction && (
        <p className={styles.note}>
          Did you mean{' '}
          <a className="link" href={addressOfSearch({ q: correction, tab: asked.tab })}>
            {correction}
          </a>
          ? Nothing matches “{asked.q}”, so here are the results for {correction}.
        </p>
      )}
      {when && counts.destinations > 0 && <p className={styles.note}>Showing destinations that are good in {when}.</p>}
      {partial && <p className={styles.note}>No exact matches. Showing partial matches.</p>}
    </>
  );
}
