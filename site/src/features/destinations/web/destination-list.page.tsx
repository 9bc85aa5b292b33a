import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { monthName } from '@trekker/texts/print-values.ts';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { destinationTexts } from '#contract/texts/destination-voice.texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import { DownloadList } from '#features/exports/web/components/download-list.tsx';
import { correctionOf } from '#features/search/web/components/correction.ts';
import { DidYouMean } from '#features/search/web/components/did-you-mean.tsx';
import { apiContext } from '#web/api-client.ts';
import { formatCount } from '#web/components/format-count.ts';
import { pagesBeside } from '#web/document/pages-beside.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { OnlyTranslated } from '#web/language/only-translated.tsx';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import {
  emptyList,
  FailedList,
  type MayFail,
  orEmpty,
  useKeptList,
  withStatus,
} from '#web/navigation/list-or-failure.tsx';
import { usePreviews } from '#web/navigation/previews.ts';
import type { PageMeta, PageSite } from '#web/page.ts';
import { listDestinations } from '../destination.contract.ts';
import { DestinationCards } from './components/destination-cards.tsx';
import { DestinationFilters } from './components/destination-filters.tsx';
import { addressOfFilter, type DestinationFilter, filterOf, regionTabs } from './destination-filter.ts';
import { t } from './destination-list.texts.ts';

const pageSize = 25;

type Data = {
  filter: DestinationFilter;
  list: MayFail<Answer<typeof listDestinations>>;
  correction?: string | undefined;
};

/** What a call takes of a filter; on which page it is, is the list's. */
const queryOf = ({ q, region, tags, month }: DestinationFilter) => ({
  q,
  region,
  tags: tags.join(','),
  month: month?.toString(),
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = filterOf(new URL(request.url).searchParams);
  const { page } = filter;
  const api = context.get(apiContext);
  const query = { ...queryOf(filter), page: String(page), limit: String(pageSize) };
  const read = (q: string) => api.call(listDestinations, { query: { ...query, q } }, request.signal);
  const list = await orEmpty(read(filter.q), emptyList);
  // A page past the end is the last one: the list may have grown shorter since somebody kept the address.
  if (!list.failed && page > list.totalPages) throw redirect(addressOfFilter({ ...filter, page: list.totalPages }));
  const correction = await correctionOf(api, list, filter.q, read, request.signal);
  return withStatus(list.failed, { filter, list, correction } satisfies Data);
}

export function meta({ filter, list }: Data, site: PageSite): PageMeta {
  const title = titleOf(filter);
  const lead = textIn(destinationTexts, 'destinations.lead', site);
  const plain = !filter.q && filter.tags.length === 0;
  return {
    title,
    description: filter.region || filter.month ? t.description({ title, lead }) : lead,
    // Words and tags make endless addresses of the same places: only the plain lists are for search engines.
    ...(plain && list.data.length > 0 && { canonicalPath: addressOfFilter(filter) }),
    ...pagesBeside(list, (page) => addressOfFilter({ ...filter, page })),
  };
}

function titleOf({ region: chosen, month: number }: DestinationFilter): string {
  const region = chosen && regionTabs.find((tab) => tab.region === chosen)?.label();
  const month = number && monthName(number);
  if (region && month) return t.titleGoodIn({ region, month });
  if (region) return t.titleIn({ region });
  return month ? t.titleGood({ month }) : frameWords.destinations;
}

export const frame = () => ({ breadcrumbs: [{ label: frameWords.destinations }] });

export function Component() {
  const { filter, list: loaded, correction } = useLoaderData<Data>();
  const list = useKeptList(loaded);
  const text = useTexts(destinationTexts);
  usePreviews('destination', list.data);
  return (
    <>
      <PageHeader title={frameWords.destinations} lead={text('destinations.lead')}>
        <DestinationFilters filter={filter} found={list.totalCount} />
      </PageHeader>
      <div className="wrap">
        <h2 className="sr">{t.results}</h2>
        <p className="sr" aria-live="polite">
          {!list.failed && t.found({ count: list.totalCount, shown: formatCount(list.totalCount) })}
        </p>
        {list.failed && <FailedList text={list.failed} isEmpty={list.data.length === 0} />}
        {list.data.length === 0 && !list.failed ? (
          <NothingFound filter={filter} correction={correction} />
        ) : (
          <DestinationCards destinations={list.data} />
        )}
        <Pager page={list.page} pages={list.totalPages} address={hrefTo(addressOfFilter(filter))} />
        {list.data.length > 0 && <DownloadList count={list.totalCount} query={queryOf(filter)} />}
      </div>
    </>
  );
}

function NothingFound({ filter, correction }: Pick<Data, 'filter' | 'correction'>) {
  const text = useTexts(destinationTexts);
  if (addressOfFilter(filter) === '/destinations')
    return (
      <Empty title={t.noneYet}>
        <p className="muted">{text('destinations.empty')}</p>
        <OnlyTranslated />
      </Empty>
    );
  return (
    <Empty title={t.nothingFound}>
      <DidYouMean words={correction} address={(q) => addressOfFilter({ ...filter, q, page: 1 })} />
      <p className="muted">{t.tryOther}</p>
      <OnlyTranslated />
      <ButtonLink href={hrefTo('/destinations')} variant="outline">
        {t.clearFilters}
      </ButtonLink>
    </Empty>
  );
}
