import { Chip, Chips } from '@trekker/design-system/actions/chip.tsx';
import { LineField } from '@trekker/design-system/forms/line-field.tsx';
import { SearchIcon } from '@trekker/design-system/icon.tsx';
import { mostSearchCharacters } from '#contract/rules/text-limits.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { addressOfSearch, chipNames, filterChips, type HighlightSearch } from '../highlight-filter.ts';
import { t } from '../highlights.texts.ts';
import styles from './highlight-finder.module.css';

/** Search and chips, both in the address. */
export function HighlightFinder({ search: { q, filter } }: { search: HighlightSearch }) {
  return (
    <div className={`finder ${styles.finder}`}>
      <search>
        {/* The key empties the box when the search is cleared by a link. */}
        <form key={q} action={hrefTo('/highlight')} method="get" data-stay>
          <LineField
            id="highlight-words"
            label={t.search}
            icon={<SearchIcon />}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={mostSearchCharacters}
            placeholder={t.searchExample}
          />
          {filter !== 'all' && <input type="hidden" name="filter" value={filter} />}
        </form>
      </search>
      <Chips label={t.filter} scroll>
        {filterChips.map((chip) => (
          <Chip key={chip} on={chip === filter} href={hrefTo(addressOfSearch({ q, filter: chip }))}>
            {chipNames[chip]()}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
