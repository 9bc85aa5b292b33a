import { Button } from '@trekker/design-system/button.tsx';
import { Chip, Chips } from '@trekker/design-system/chip.tsx';
import { CloseIcon, FilterIcon, SearchIcon } from '@trekker/design-system/icon.tsx';
import { IconButton } from '@trekker/design-system/icon-button.tsx';
import { Tab, Tabs } from '@trekker/design-system/tabs.tsx';
import { printCountOf } from '../../../../web/print-count.ts';
import { addressOfFilter, type DestinationFilter, experienceTags, regionTabs } from '../destination-filter.ts';
import styles from './destination-filters.module.css';

/**
 * Search, regions and experiences, all in the address. On a phone the choices open as a sheet, which the browser does by
 * itself (popover), so that everything here works before and without a script.
 */
export function DestinationFilters({ filter, found }: { filter: DestinationFilter; found: number }) {
  const active = (filter.region ? 1 : 0) + filter.tags.length;
  return (
    <div className={styles.finder}>
      <search>
        {/* The key empties the box when the search is cleared by a link. */}
        <form key={filter.q} className={styles.search} action="/destinations" method="get">
          <SearchIcon />
          <label className="sr" htmlFor="destination-words">
            Search destinations
          </label>
          <input
            id="destination-words"
            type="search"
            name="q"
            defaultValue={filter.q}
            maxLength={200}
            placeholder="A place, a country, a mood"
          />
          {filter.region && <input type="hidden" name="region" value={filter.region} />}
          {filter.tags.length > 0 && <input type="hidden" name="tags" value={filter.tags.join(',')} />}
        </form>
      </search>
      <Button look="line" small className={`on-narrow ${styles.opener}`} popoverTarget="destination-filters">
        <FilterIcon small />
        Filters {active > 0 && <span className={styles.count}>{active}</span>}
      </Button>
      <div id="destination-filters" popover="auto" className={styles.filters}>
        <div className={`row row-between ${styles.sheetHead}`}>
          <p className="t-small serif">Filters</p>
          <IconButton label="Close" popoverTarget="destination-filters" popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </div>
        <RegionTabs filter={filter} />
        <ExperienceChips filter={filter} />
        <Button wide className={styles.sheetFoot} popoverTarget="destination-filters" popoverTargetAction="hide">
          Show {printCountOf(found, 'place', 'places')}
        </Button>
      </div>
    </div>
  );
}

function RegionTabs({ filter }: { filter: DestinationFilter }) {
  return (
    <Tabs label="Region">
      {regionTabs.map(({ region, label }) => (
        <Tab key={label} on={filter.region === region} href={addressOfFilter({ ...filter, region, page: 1 })}>
          {label}
        </Tab>
      ))}
    </Tabs>
  );
}

function ExperienceChips({ filter }: { filter: DestinationFilter }) {
  const toggled = (tag: string) =>
    filter.tags.includes(tag) ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag];
  return (
    <Chips label="Experiences">
      {experienceTags.map((tag) => (
        <Chip
          key={tag}
          on={filter.tags.includes(tag)}
          href={addressOfFilter({ ...filter, tags: toggled(tag), page: 1 })}
        >
          {tag}
        </Chip>
      ))}
    </Chips>
  );
}
