import { Button } from '@trekker/design-system/actions/button.tsx';
import { Chip, Chips } from '@trekker/design-system/actions/chip.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { CloseIcon, FilterIcon, SearchIcon } from '@trekker/design-system/icon.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { t as overlayWords } from '@trekker/design-system/overlay/overlay.texts.ts';
import { monthName } from '@trekker/texts/print-values.ts';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { mostSearchCharacters } from '#contract/rules/text-limits.ts';
import { formatCount } from '#web/components/format-count.ts';
import { CachedMarkup } from '#web/document/markup-cache-context.tsx';
import { hrefTo, pathOf } from '#web/language/href-to.ts';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import {
  addressOfFilter,
  type DestinationFilter,
  experienceNames,
  experienceTags,
  filterOf,
  regionTabs,
} from '../destination-filter.ts';
import { t } from '../destination-list.texts.ts';
import styles from './destination-filters.module.css';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * Search, regions, experiences and months, all in the address. On a phone the choices open as a dialog; before and
 * without a script as a sheet, which the browser does by itself (popover).
 */
export function DestinationFilters({ filter: shown, found }: { filter: DestinationFilter; found: number }) {
  const [isOpen, setOpen] = useState(false);
  const filter = useChosenFilter(shown);
  const active = (filter.region ? 1 : 0) + filter.tags.length + (filter.month ? 1 : 0);
  const show = t.show({ count: found, shown: formatCount(found) });
  return (
    <div className="finder">
      <SearchForm filter={filter} />
      <Button
        variant="outline"
        small
        className={`on-narrow ${styles.opener}`}
        popoverTarget="destination-filters"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <FilterIcon small />
        {t.filters} {active > 0 && <span className={styles.count}>{active}</span>}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.filters}
        sheet
        foot={
          <Button wide onClick={() => setOpen(false)}>
            {show}
          </Button>
        }
      >
        <div className={styles.choices}>
          <Choices filter={filter} />
        </div>
      </Dialog>
      <div id="destination-filters" popover="auto" className={styles.filters}>
        <div className={`row row-between ${styles.sheetHead}`}>
          <p className="t-small serif">{t.filters}</p>
          <IconButton label={overlayWords.close} popoverTarget="destination-filters" popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </div>
        <Choices filter={filter} />
        <Button wide className={styles.sheetFoot} popoverTarget="destination-filters" popoverTargetAction="hide">
          {show}
        </Button>
      </div>
    </div>
  );
}

/**
 * What was chosen last, from the press on: what is pressed while its places, or the code that asks for them, are on
 * their way comes on top of it.
 */
function useChosenFilter(shown: DestinationFilter): DestinationFilter {
  const { location: next } = useNavigation();
  const [pressed, setPressed] = useState<{ filter: DestinationFilter; over: DestinationFilter }>();
  useEffect(() => {
    const look = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      // Whoever follows plain links has heard of it before, and has kept the browser from going there by itself.
      if (!link || !event.defaultPrevented) return;
      const url = new URL(link.href);
      if (pathOf(url.pathname) === '/destinations') setPressed({ filter: filterOf(url.searchParams), over: shown });
    };
    document.addEventListener('click', look);
    return () => document.removeEventListener('click', look);
  }, [shown]);
  if (pressed?.over === shown) return pressed.filter;
  return next && pathOf(next.pathname) === '/destinations' ? filterOf(new URLSearchParams(next.search)) : shown;
}

function SearchForm({ filter }: { filter: DestinationFilter }) {
  return (
    <search>
      {/* The key empties the box when the search is cleared by a link. */}
      <form key={filter.q} className={styles.search} action={hrefTo('/destinations')} method="get">
        <SearchIcon />
        <label className="sr" htmlFor="destination-words">
          {t.search}
        </label>
        <input
          id="destination-words"
          type="search"
          name="q"
          defaultValue={filter.q}
          maxLength={mostSearchCharacters}
          placeholder={frameWords.searchExample}
        />
        {filter.region && <input type="hidden" name="region" value={filter.region} />}
        {filter.tags.length > 0 && <input type="hidden" name="tags" value={filter.tags.join(',')} />}
        {filter.month && <input type="hidden" name="month" value={filter.month} />}
      </form>
    </search>
  );
}

/** Stands for the choices of lists without words and tags: those that most pages have, and not many. */
const plainLists = Object.freeze({});

function Choices({ filter }: { filter: DestinationFilter }) {
  const isPlain = !filter.q && filter.tags.length === 0;
  // One element either way: another type of it would take the focus from what was chosen.
  return (
    <CachedMarkup of={isPlain ? plainLists : undefined} variant={`${filter.region} ${filter.month}`}>
      <RegionTabs filter={filter} />
      <ExperienceChips filter={filter} />
      <MonthChips filter={filter} />
    </CachedMarkup>
  );
}

function RegionTabs({ filter }: { filter: DestinationFilter }) {
  return (
    <Tabs label={t.region}>
      {regionTabs.map(({ region, label }) => (
        <Tab
          key={region ?? 'all'}
          on={filter.region === region}
          href={hrefTo(addressOfFilter({ ...filter, region, page: 1 }))}
        >
          {label()}
        </Tab>
      ))}
    </Tabs>
  );
}

function ExperienceChips({ filter }: { filter: DestinationFilter }) {
  const toggled = (tag: string) =>
    filter.tags.includes(tag) ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag];
  return (
    <Chips label={t.experiences}>
      {experienceTags.map((tag) => (
        <Chip
          key={tag}
          on={filter.tags.includes(tag)}
          href={hrefTo(addressOfFilter({ ...filter, tags: toggled(tag), page: 1 }))}
        >
          {experienceNames[tag]()}
        </Chip>
      ))}
    </Chips>
  );
}

function MonthChips({ filter }: { filter: DestinationFilter }) {
  return (
    <div className={styles.months}>
      <p aria-hidden="true">{t.when}</p>
      <Chips label={t.when}>
        {months.map((month) => {
          const on = filter.month === month;
          return (
            <Chip
              key={month}
              on={on}
              href={hrefTo(addressOfFilter({ ...filter, month: on ? undefined : month, page: 1 }))}
            >
              <span aria-hidden="true">{monthName(month, 'short')}</span>
              <span className="sr">{monthName(month)}</span>
            </Chip>
          );
        })}
      </Chips>
    </div>
  );
}
