import { ButtonLink } from '@trekker/design-system/button.tsx';
import { Empty } from '@trekker/design-system/empty.tsx';
import { LiveRegion } from '@trekker/design-system/live-region.tsx';
import { Opening } from '@trekker/design-system/opening.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../web/api-client.ts';
import { type Deferred, DeferredView, deferred } from '../../../web/deferred.tsx';
import type { PageMeta } from '../../../web/page.ts';
import type { HighlightFilter } from '../highlight.contract.ts';
import { HighlightBones } from './components/highlight-bones.tsx';
import { HighlightFinder } from './components/highlight-finder.tsx';
import { HighlightReel } from './components/highlight-reel.tsx';
import { type FoundHighlights, readHighlights } from './highlight-data.ts';
import { addressOfSearch, type HighlightSearch, searchOf } from './highlight-filter.ts';

type Data = { search: HighlightSearch; found: Deferred<FoundHighlights> };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Data> {
  const search = searchOf(new URL(request.url).searchParams);
  return { search, found: await deferred(readHighlights(context.get(apiContext), search)) };
}

const titles: Record<HighlightFilter, string> = {
  all: 'Highlights',
  'top-rated': 'Top-rated highlights',
  recent: 'Recent highlights',
  europe: 'Highlights from Europe',
  asia: 'Highlights from Asia',
  americas: 'Highlights from the Americas',
  africa: 'Highlights from Africa',
  oceania: 'Highlights from Oceania',
};

// The claim is the spec's.
const lead = 'Short films and small reviews by travelers, from 120+ destinations.';

export function meta({ search, found }: Data): PageMeta {
  const image = found.now?.pages[0]?.items[0]?.image;
  return {
    title: titles[search.filter],
    description: lead,
    // Words make endless addresses of the same highlights: only the plain lists are for search engines.
    ...(!search.q &&
      found.now?.totalCount !== 0 && { canonicalPath: addressOfSearch({ q: '', filter: search.filter }) }),
    ...(image && { image: { ...image, url: image.secure_url } }),
  };
}

export const frame = () => ({ trail: [{ label: 'Highlights' }] });

export function Component() {
  const { search, found } = useLoaderData<Data>();
  return (
    <>
      <Opening title="Highlights" lead={lead}>
        <HighlightFinder search={search} />
      </Opening>
      <div className="wrap">
        <h2 className="sr">Results</h2>
        <DeferredView data={found} skeleton={<HighlightBones />}>
          {(here) => <Found search={search} found={here} />}
        </DeferredView>
      </div>
    </>
  );
}

function Found({ search, found }: { search: HighlightSearch; found: FoundHighlights }) {
  return (
    <>
      <LiveRegion>
        {found.totalCount} {found.totalCount === 1 ? 'highlight' : 'highlights'}
      </LiveRegion>
      {found.totalCount === 0 ? (
        <Empty title="No highlights found" level={3}>
          <p className="muted">Try adjusting your filters or search terms</p>
          <ButtonLink href="/highlight" look="line" data-stay>
            Clear filters
          </ButtonLink>
        </Empty>
      ) : (
        // Another search begins anew.
        <HighlightReel key={addressOfSearch({ ...search, page: 1 })} search={search} found={found} />
      )}
    </>
  );
}
