import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { LineField } from '@trekker/design-system/forms/line-field.tsx';
import { SearchIcon } from '@trekker/design-system/icon.tsx';
import { mostSearchCharacters } from '#contract/rules/text-limits.ts';
import { formatCount } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../search.texts.ts';
import { addressOfSearch, type SearchState } from '../search-address.ts';
import type { SearchList } from '../search-data.ts';
import styles from './search-top.module.css';

/** The word as a headline that can be typed over, and what there is of each kind. */
export function SearchTop({ asked, found, pages }: { asked: SearchState; found: SearchList['found']; pages: number }) {
  return (
    <div className={styles.top}>
      <search>
        {/* The key takes over the words of another search, from a link or the header. */}
        <form key={asked.q} action={hrefTo('/search')} method="get">
          <LineField
            id="search-words"
            label={t.field}
            icon={<SearchIcon />}
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={mostSearchCharacters}
            placeholder={t.example}
            enterKeyHint="search"
            autoComplete="off"
          />
          {asked.tab !== 'all' && <input type="hidden" name="tab" value={asked.tab} />}
        </form>
      </search>
      {found && <SearchTabs asked={asked} counts={found.counts} pages={pages} />}
    </div>
  );
}

type Counts = { destinations: number; stories: number };

function SearchTabs({ asked, counts, pages }: { asked: SearchState; counts: Counts; pages: number }) {
  const { destinations, stories } = counts;
  const to = (tab: SearchState['tab']) => ({
    on: asked.tab === tab,
    href: hrefTo(addressOfSearch({ q: asked.q, tab })),
  });
  return (
    <Tabs label={t.kinds}>
      <Tab {...to('all')} count={formatCount(destinations, stories, pages)}>
        {t.all}
      </Tab>
      <Tab {...to('destinations')} count={formatCount(destinations)}>
        {t.destinations}
      </Tab>
      <Tab {...to('stories')} count={formatCount(stories)}>
        {t.stories}
      </Tab>
    </Tabs>
  );
}
