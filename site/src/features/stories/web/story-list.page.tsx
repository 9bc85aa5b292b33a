import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { chipsOf, type NamedCategory } from '#contract/rules/stories/story-categories.ts';
import { storyTexts } from '#contract/texts/story-voice.texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import type { TermName } from '#features/glossary/term-names.contract.ts';
import { correctionOf } from '#features/search/web/components/correction.ts';
import { DidYouMean } from '#features/search/web/components/did-you-mean.tsx';
import { apiContext } from '#web/api-client.ts';
import { formatCount } from '#web/components/format-count.ts';
import { pagesBeside } from '#web/document/pages-beside.ts';
import { loadCategoryNames, loadStoryCategories, useTexts } from '#web/frame-data.ts';
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
import { listStories, type StorySummary } from '../story.contract.ts';
import { StoryCards } from './components/story-cards.tsx';
import { StoryFilters } from './components/story-filters.tsx';
import { StorySpread } from './components/story-spread.tsx';
import { addressOfFilter, allCategories, chipName, filterOf, type StoryFilter } from './story-filter.ts';
import styles from './story-list.module.css';
import { t } from './story-list.texts.ts';

const pageSize = 25;

type Data = {
  filter: StoryFilter;
  own: readonly NamedCategory[] | null;
  names: Readonly<Record<string, TermName>> | undefined;
  list: MayFail<Answer<typeof listStories>>;
  correction?: string | undefined;
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const [own, names] = await Promise.all([loadStoryCategories(args), loadCategoryNames(args)]);
  const filter = filterOf(new URL(request.url).searchParams, own);
  const api = context.get(apiContext);
  const query = { category: filter.category, page: String(filter.page), limit: String(pageSize) };
  const read = (q: string) => api.call(listStories, { query: { ...query, q } }, request.signal);
  const list = await orEmpty(read(filter.q), emptyList);
  // Who changes the language may come from a longer list.
  if (!list.failed && filter.page > list.totalPages)
    throw redirect(addressOfFilter({ ...filter, page: list.totalPages }));
  const correction = await correctionOf(api, list, filter.q, read, request.signal);
  return withStatus(list.failed, { filter, own, names, list, correction } satisfies Data);
}

export function meta({ filter, names, list }: Data, site: PageSite): PageMeta {
  const lead = textIn(storyTexts, 'stories.lead', site);
  const chip = chipName(filter.category, names);
  const category = filter.category === allCategories ? undefined : (chip.name?.name ?? chip.of);
  return {
    title: category ? t.titleOf({ category }) : frameWords.stories,
    description: category ? t.description({ lead, category }) : lead,
    // Words make endless addresses of the same stories: only the plain lists are for search engines.
    ...(!filter.q && list.data.length > 0 && { canonicalPath: addressOfFilter(filter) }),
    ...pagesBeside(list, (page) => addressOfFilter({ ...filter, page })),
  };
}

export const frame = () => ({ breadcrumbs: [{ label: frameWords.stories }] });

/** The story set large on the first page, and the others. A search has no favourites. */
function arrange({ filter, list }: Pick<Data, 'filter' | 'list'>): {
  large: StorySummary | undefined;
  others: readonly StorySummary[];
} {
  if (filter.q || filter.page > 1) return { large: undefined, others: list.data };
  const large = list.data.find(({ featured }) => featured) ?? list.data[0];
  return { large, others: list.data.filter((story) => story !== large) };
}

export function Component() {
  const { filter, own, names, list: loaded, correction } = useLoaderData<Data>();
  const list = useKeptList(loaded);
  const text = useTexts(storyTexts);
  const { large, others } = arrange({ filter, list });
  usePreviews('story', list.data);
  return (
    <>
      <PageHeader title={frameWords.stories} lead={text('stories.lead')}>
        <StoryFilters filter={filter} chips={chipsOf(own)} names={names} />
      </PageHeader>
      <div className="wrap">
        <p className="sr" aria-live="polite">
          {!list.failed && t.found({ count: list.totalCount, shown: formatCount(list.totalCount) })}
        </p>
        {list.failed && <FailedList text={list.failed} isEmpty={list.data.length === 0} />}
        {list.data.length === 0 && !list.failed && <NothingFound filter={filter} correction={correction} />}
        {large && <StorySpread story={large} />}
        {others.length > 0 && (
          <section className={large && styles.below} aria-labelledby="stories">
            <SectionHead id="stories" title={filter.q ? t.results : t.latest}>
              {filter.q && (
                <a className={`link ${styles.clear}`} href={hrefTo(addressOfFilter({ ...filter, q: '', page: 1 }))}>
                  {t.clearSearch}
                </a>
              )}
            </SectionHead>
            <StoryCards stories={others} areBelow={large !== undefined} />
          </section>
        )}
        <Pager page={list.page} pages={list.totalPages} address={hrefTo(addressOfFilter(filter))} />
      </div>
    </>
  );
}

function NothingFound({ filter, correction }: Pick<Data, 'filter' | 'correction'>) {
  const text = useTexts(storyTexts);
  if (addressOfFilter(filter) === '/stories')
    return (
      <Empty title={t.noneYet}>
        <p className="muted">{text('stories.empty')}</p>
        <OnlyTranslated />
      </Empty>
    );
  return (
    <Empty title={t.nothingFound}>
      <DidYouMean words={correction} address={(q) => addressOfFilter({ ...filter, q, page: 1 })} />
      <p className="muted">{t.tryOther}</p>
      <OnlyTranslated />
      <ButtonLink href={hrefTo('/stories')} variant="outline">
        {t.showAll}
      </ButtonLink>
    </Empty>
  );
}
