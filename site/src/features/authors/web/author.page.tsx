import { Pager } from '@trekker/design-system/content/pager.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { apiContext } from '#web/api-client.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { formatCount } from '#web/components/format-count.ts';
import { pagesBeside } from '#web/document/pages-beside.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { editionsOf } from '#web/language/page-editions.ts';
import { useFallbackLanguage } from '#web/language/written-in.tsx';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import { usePreviews } from '#web/navigation/previews.ts';
import type { PageMeta } from '#web/page.ts';
import { type Missing, readMissing } from '../../stories/web/components/read-missing.ts';
import { StoryCards } from '../../stories/web/components/story-cards.tsx';
import { StoryMissing } from '../../stories/web/components/story-missing.tsx';
import { readAuthor } from '../author.contract.ts';
import styles from './author.module.css';
import { t } from './author.texts.ts';
import { AuthorBio } from './components/author-bio.tsx';

type Found = { kind: 'found'; list: Answer<typeof readAuthor> };
type Data = Found | Missing;
type Author = Found['list']['data'];

/** A former slug, an id and a page past the end lead to the address that counts. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const slug = params.slug ?? '';
  const { searchParams, search } = new URL(request.url);
  const page = /^[1-9]\d{0,5}$/.test(searchParams.get('page') ?? '') ? (searchParams.get('page') ?? '1') : '1';
  try {
    const list = await api.call(readAuthor, { params: { slug }, query: { page } }, request.signal);
    if (list.data.slug !== slug) throw redirect(`/authors/${list.data.slug}${search}`, 301);
    if (list.data.stories.length === 0) throw redirect(`/authors/${slug}`);
    return { kind: 'found', list } satisfies Data;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error;
    return data((await readMissing(api, `/authors/${slug}`)) satisfies Data, { status: 404 });
  }
}

const missing = () => ({ title: t.notFound, text: t.gone });

const counted = (count: number) => ({ count, shown: formatCount(count) });
const addressOf = (slug: string, page: number) => `/authors/${slug}${page > 1 ? `?page=${page}` : ''}`;

export function meta(shown: Data): PageMeta {
  if (shown.kind === 'missing') return { title: t.notFound, description: t.gone };
  const { list } = shown;
  const { slug, name, stories } = list.data;
  const bio = bioHere(list.data);
  const cover = stories[0]?.coverImage;
  return {
    title: name,
    description: bio || t.description({ ...counted(list.totalCount), name }),
    canonicalPath: addressOf(slug, list.page),
    isWritten: true,
    ...editionsOf(list.data, 'bio', (one) => addressOf(one, list.page)),
    ...pagesBeside(list, (page) => addressOf(slug, page)),
    ...(cover && { image: cover }),
    jsonLd: [profile(list.data)],
  };
}

/** What is said of the page says nothing in another language than the page's. */
const bioHere = ({ bio, fallbacks }: Author) => (fallbacks?.includes('bio') ? '' : bio);

function profile(author: Author): Record<string, unknown> {
  const { slug, name, avatar } = author;
  const bio = bioHere(author);
  const url = `/authors/${slug}`;
  const person = { '@type': 'Person', name, url, ...(bio && { description: bio }), ...(avatar && { image: avatar }) };
  return { '@context': 'https://schema.org', '@type': 'ProfilePage', url, mainEntity: person };
}

export function frame(shown: Data) {
  const here = shown.kind === 'found' ? shown.list.data.name : commonWords.notFound;
  return { breadcrumbs: [{ label: frameWords.stories, href: '/stories' }, { label: here }] };
}

export function Component() {
  const shown = useLoaderData<Data>();
  if (shown.kind === 'missing') return <StoryMissing {...missing()} {...shown} />;
  return <AuthorProfile {...shown} />;
}

function AuthorProfile({ list }: Found) {
  const { name, avatar, bio, slug, stories } = list.data;
  const bioLanguage = useFallbackLanguage(list.data, 'bio')?.code;
  usePreviews('story', stories);
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <Avatar name={name} url={avatar} large />
        <div className={styles.words}>
          <h1 className="t-page">{name}</h1>
          <AuthorBio bio={bio} bioLanguage={bioLanguage} className="lead" />
        </div>
      </header>
      <div className={`wrap ${styles.list}`}>
        <h2 className="t-block">{t.stories(counted(list.totalCount))}</h2>
        <StoryCards stories={stories} />
        <Pager page={list.page} pages={list.totalPages} address={hrefTo(`/authors/${slug}`)} />
      </div>
    </>
  );
}
