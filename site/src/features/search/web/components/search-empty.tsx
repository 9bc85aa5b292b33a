import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Chip, Chips } from '@trekker/design-system/actions/chip.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { worldRegions } from '#contract/regions.ts';
import { searchTexts } from '#contract/texts/search-texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { addressOfSearch, type SearchState } from '../search-address.ts';
import type { SearchList } from '../search-data.ts';

/** Ways into the world for who does not know what to type. */
function RegionChips() {
  return (
    <Chips label="Parts of the world">
      {worldRegions.map(({ region, label }) => (
        <Chip key={region} href={addressOfSearch({ q: region })}>
          {label}
        </Chip>
      ))}
    </Chips>
  );
}

/** The page before anything was typed. */
export function NothingSearched() {
  const text = useTexts(searchTexts);
  return (
    <Empty title={text('search.title')}>
      <p className="muted">{text('search.lead')}</p>
      <RegionChips />
    </Empty>
  );
}

type NothingFoundProps = { asked: SearchState; found: NonNullable<SearchList['found']> };

/** Nothing under this tab: what there is elsewhere, or what else to try. */
export function NothingFound({ asked, found }: NothingFoundProps) {
  const { destinations, stories } = found.counts;
  if (destinations + stories > 0) return <NothingHere asked={asked} words={found.correction || asked.q} />;
  return (
    <Empty title={`Nothing found for “${asked.q}”`}>
      <p className="muted">Try fewer words or the name of a country, or start with a part of the world.</p>
      <RegionChips />
      <ButtonLink href="/destinations" variant="outline">
        See all destinations
      </ButtonLink>
    </Empty>
  );
}

function NothingHere({ asked, words }: { asked: SearchState; words: string }) {
  const past = asked.page > 1;
  return (
    <Empty title={past ? 'Nothing on this page' : `No ${asked.tab} match “${words}”`}>
      <ButtonLink href={addressOfSearch({ q: asked.q, tab: past ? asked.tab : 'all' })} variant="outline">
        {past ? 'Go to the first page' : 'Show all results'}
      </ButtonLink>
    </Empty>
  );
}
