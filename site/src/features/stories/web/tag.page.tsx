import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { addressOfTag, tagAt } from '#contract/rules/addresses/tag-address.ts';
import { apiContext } from '#web/api-client.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { formatCount } from '#web/components/format-count.ts';
import { pagesBeside } from '#web/document/pages-beside.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { WordIn } from '#web/language/written-in.tsx';
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
import type { PageMeta } from '#web/page.ts';
import { listStories, type StorySummary } from '../story.contract.ts';
import { type Missing, readMissing } from './components/read-missing.ts';
import { StoryCards } from './components/story-cards.tsx';
import { StoryMissing } from './components/story-missing.tsx';
import styles from './tag.module.css';
import { t } from './tag.texts.ts';
import { pageOf } from './tag-address.ts';

type TagList = MayFail<Answer<typeof listStories>>;
type Found = { kind: 'found'; tag: string; list: TagList };
type Data = Found | Missing;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const asked = tagAt((params.tag ?? '').trim()).slice(0, 100);
  const page = String(pageOf(new URL(request.url).searchParams));
  const list = await orEmpty(api.call(listStories, { query: { tag: asked, page } }, request.signal), emptyList);
  if (list.failed) return withStatus(list.failed, { kind: 'found', tag: asked, list } satisfies Data);
  if (asked && list.totalCount > 0) {
    const { tag = asked, slug = asked } = list.tag ?? {};
    // In another language, or once, it has or had another address.
    if (slug.toLowerCase() !== asked.normalize('NFC').toLowerCase())
      throw redirect(addressOfTag(slug) + new URL(request.url).search, 301);
    // Past its end the list is empty; its beginning is not.
    if (list.data.length === 0) throw redirect(addressOfTag(slug));
    return { kind: 'found', tag: spelling(tag, list.data), list } satisfies Data;
  }
  return data((await readMissing(api, addressOfTag(asked))) satisfies Data, { status: 404 });
}

/** The tag as its newest story writes it: addresses are lower case. */
function spelling(asked: string, [newest]: readonly StorySummary[]): string {
  return newest?.tags.find((tag) => tag.toLowerCase() === asked.toLowerCase()) ?? asked;
}

/** As a heading: "north america" reads "North America", "day of the dead" "Day of the Dead". */
const titled = (tag: string) =>
  tag.replace(/^\p{Ll}|(?<=\s)(?!(?:a|and|at|by|for|in|of|on|or|the|to)(?:\s|$))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
const counted = (count: number) => ({ count, shown: formatCount(count) });

const missing = () => ({ title: t.notFound, text: t.unused });

/** What it is called on the page. */
const nameOf = ({ tag, list }: Found): string => list.tag?.name ?? tag;

/** Where it is in each language, each at the same page of its list. */
function editionsOf({ tag, page }: Pick<Answer<typeof listStories>, 'tag' | 'page'>): Pick<PageMeta, 'editions'> {
  if (!tag) return {};
  return {
    editions: tag.translations.map(({ language, slug }) => ({
      language,
      path: addressOfTag(slug) + (page > 1 ? `?page=${page}` : ''),
      isShown: language === tag.language,
    })),
  };
}

export function meta(shown: Data): PageMeta {
  if (shown.kind === 'missing') return { title: t.notFound, description: t.unused };
  const { tag, list } = shown;
  const name = nameOf(shown);
  const slug = list.tag?.slug ?? tag;
  const addressOf = (page: number) => addressOfTag(slug) + (page > 1 ? `?page=${page}` : '');
  return {
    title: t.title({ tag: name }),
    description: t.description({ ...counted(list.totalCount), tag: name }),
    ...(list.data.length > 0 && { canonicalPath: addressOf(list.page), isWritten: true as const }),
    ...editionsOf(list),
    ...pagesBeside(list, addressOf),
  };
}

export function frame(shown: Data) {
  const here = shown.kind === 'found' ? crumbOf(shown) : { label: commonWords.notFound };
  return { breadcrumbs: [{ label: frameWords.stories, href: '/stories' }, here] };
}

/** What staff have translated stands as they wrote it. */
const headingOf = ({ tag, list }: Found): string => list.tag?.name ?? titled(tag);

function crumbOf(shown: Found) {
  const language = shown.list.tag?.language;
  return { label: headingOf(shown), ...(language && { language }) };
}

export function Component() {
  const shown = useLoaderData<Data>();
  if (shown.kind === 'missing') return <StoryMissing {...missing()} {...shown} />;
  return <TaggedStories {...shown} />;
}

function TaggedStories(shown: Found) {
  const { tag, list: loaded } = shown;
  const list = useKeptList(loaded);
  usePreviews('story', list.data);
  return (
    <>
      <PageHeader
        title={<WordIn language={list.tag?.language}>{headingOf(shown)}</WordIn>}
        lead={list.failed && list.data.length === 0 ? '' : t.stories(counted(list.totalCount))}
      />
      <div className={`wrap ${styles.list}`}>
        <h2 className="sr">{t.title({ tag: nameOf(shown) })}</h2>
        {list.failed && <FailedList text={list.failed} isEmpty={list.data.length === 0} />}
        <StoryCards stories={list.data} />
        <Pager page={list.page} pages={list.totalPages} address={hrefTo(addressOfTag(list.tag?.slug ?? tag))} />
      </div>
    </>
  );
}
