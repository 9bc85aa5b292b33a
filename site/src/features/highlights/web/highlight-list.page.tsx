import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { highlightTexts } from '#contract/texts/highlight-voice.texts.ts';
import { correctionOf } from '#features/search/web/components/correction.ts';
import { DidYouMean } from '#features/search/web/components/did-you-mean.tsx';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { formatCount } from '#web/components/format-count.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { OnlyTranslated } from '#web/language/only-translated.tsx';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import { DeferredView, deferred } from '#web/navigation/deferred.tsx';
import { FailedList, type MayFail, orEmpty, withStatus } from '#web/navigation/list-or-failure.tsx';
import { HighlightFinder } from './components/highlight-finder.tsx';
import { HighlightReel } from './components/highlight-reel.tsx';
import { HighlightSkeleton } from './components/highlight-skeleton.tsx';
import { type FoundHighlights, readHighlightPage, readHighlights } from './highlight-data.ts';
import { addressOfSearch, type HighlightSearch, searchOf } from './highlight-filter.ts';
import type { HighlightListData } from './highlight-list-meta.ts';
import { t } from './highlights.texts.ts';

export { frame, meta } from './highlight-list-meta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchOf(new URL(request.url).searchParams);
  const found = await deferred(readFound(context.get(apiContext), search), request);
  return withStatus(found.now?.failed, { search, found } satisfies HighlightListData);
}

async function readFound(api: ApiClient, search: HighlightSearch): Promise<MayFail<FoundHighlights>> {
  const found = await orEmpty(readHighlights(api, search), { pages: [], totalPages: 1, totalCount: 0 });
  const correction = await correctionOf(api, found, search.q, (q) => readHighlightPage(api, { ...search, q, page: 1 }));
  return { ...found, correction };
}

export function Component() {
  const { search, found } = useLoaderData<HighlightListData>();
  const text = useTexts(highlightTexts);
  return (
    <>
      <PageHeader title={frameWords.highlights} lead={text('highlights.lead')}>
        <HighlightFinder search={search} />
      </PageHeader>
      <div className="wrap">
        <h2 className="sr">{t.results}</h2>
        <DeferredView data={found} skeleton={<HighlightSkeleton />}>
          {(here) => <Found search={search} found={here} />}
        </DeferredView>
      </div>
    </>
  );
}

function Found({ search, found }: { search: HighlightSearch; found: MayFail<FoundHighlights> }) {
  const text = useTexts(highlightTexts);
  if (found.failed) return <FailedList text={found.failed} isEmpty />;
  return (
    <>
      <LiveRegion>{t.found({ count: found.totalCount, shown: formatCount(found.totalCount) })}</LiveRegion>
      {found.totalCount === 0 && !search.q && search.filter === 'all' ? (
        <Empty title={t.nothingFound} level={3}>
          <p className="muted">{text('highlights.empty')}</p>
          <OnlyTranslated />
        </Empty>
      ) : found.totalCount === 0 ? (
        <Empty title={t.nothingFound} level={3}>
          <DidYouMean words={found.correction} address={(q) => addressOfSearch({ ...search, q, page: 1 })} />
          <p className="muted">{t.tryOther}</p>
          <OnlyTranslated />
          <ButtonLink href={hrefTo('/highlight')} variant="outline" data-stay>
            {t.clearFilters}
          </ButtonLink>
        </Empty>
      ) : (
        // Another search begins anew.
        <HighlightReel key={addressOfSearch({ ...search, page: 1 })} search={search} found={found} />
      )}
    </>
  );
}
