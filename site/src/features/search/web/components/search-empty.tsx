import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Chip, Chips } from '@trekker/design-system/actions/chip.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { searchTexts } from '#contract/texts/search-voice.texts.ts';
import { shownRegions } from '#web/components/shown-regions.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { OnlyTranslated } from '#web/language/only-translated.tsx';
import { t } from '../search.texts.ts';
import { addressOfSearch, type SearchState } from '../search-address.ts';
import type { SearchList } from '../search-data.ts';

/** Ways into the world for who does not know what to type. */
function RegionChips() {
  return (
    <Chips label={t.regions}>
      {shownRegions.map(({ region, label }) => (
        <Chip key={region} href={hrefTo(addressOfSearch({ q: region }))}>
          {label()}
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

type NothingFoundProps = { asked: SearchState; found: NonNullable<SearchList['found']>; pages: number };

/** Nothing under this tab: what there is elsewhere, or what else to try. */
export function NothingFound({ asked, found, pages }: NothingFoundProps) {
  const { destinations, stories } = found.counts;
  if (destinations + stories + pages > 0) return <NothingHere asked={asked} words={found.correction || asked.q} />;
  return (
    <Empty title={t.nothing({ words: asked.q })}>
      <p className="muted">{t.tryOther}</p>
      <OnlyTranslated />
      <RegionChips />
      <ButtonLink href={hrefTo('/destinations')} variant="outline">
        {t.allDestinations}
      </ButtonLink>
    </Empty>
  );
}

const nothingUnder = {
  all: (words: string) => t.noResults({ words }),
  destinations: (words: string) => t.noDestinations({ words }),
  stories: (words: string) => t.noStories({ words }),
};

function NothingHere({ asked, words }: { asked: SearchState; words: string }) {
  const past = asked.page > 1;
  return (
    <Empty title={past ? t.emptyPage : nothingUnder[asked.tab](words)}>
      <ButtonLink href={hrefTo(addressOfSearch({ q: asked.q, tab: past ? asked.tab : 'all' }))} variant="outline">
        {past ? t.firstPage : t.showAll}
      </ButtonLink>
    </Empty>
  );
}
