import { t as commonWords } from '#web/components/components.texts.ts';
import { editionsOf } from '#web/language/page-editions.ts';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import type { StorySummary } from '../story.contract.ts';
import { t } from './story.texts.ts';
import type { StoryData } from './story-data.ts';

function summaryOf(data: StoryData): StorySummary | undefined {
  if (data.preview) return data.preview;
  return data.full.kind === 'found' ? data.full.story : undefined;
}

export function meta(data: StoryData): PageMeta {
  const story = summaryOf(data);
  if (!story) {
    return {
      title: t.notFound,
      description: t.gone,
    };
  }
  return {
    title: story.title,
    description: story.excerpt,
    canonicalPath: addressOf(story.slug),
    isWritten: true,
    // Which only the whole of it knows.
    ...(!data.preview && editionsOf(story, 'title', addressOf)),
    type: 'article',
    ...(story.coverImage && { image: story.coverImage }),
    jsonLd: [article(story), breadcrumbs(story)],
  };
}

const addressOf = (slug: string) => `/stories/${slug}`;

export function frame(data: StoryData): PageFrame {
  return {
    breadcrumbs: [{ label: frameWords.stories, href: '/stories' }, categoryCrumb(summaryOf(data))],
  };
}

/** `language`: what it is in, where somebody asked for another language. */
function categoryCrumb(story: StorySummary | undefined) {
  if (!story) return { label: commonWords.notFound };
  const { name, language } = story.terms?.category ?? { name: story.category, language: ownLanguageOf(story) };
  return { label: name, ...(language && { language }) };
}

/** What nobody has translated is in the language that stands first. */
const ownLanguageOf = ({ translations }: StorySummary) => translations?.[0]?.language;

function article(story: StorySummary): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    inLanguage: null,
    headline: story.title,
    description: story.excerpt,
    articleSection: story.terms?.category?.name ?? story.category,
    keywords: story.tags.map((tag) => story.terms?.tags[tag]?.name ?? tag),
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    author: {
      '@type': 'Person',
      name: story.author.name,
      ...(story.author.slug && { url: `/authors/${story.author.slug}` }),
    },
    mainEntityOfPage: addressOf(story.slug),
    image: story.coverImage?.url ?? null,
  };
}

function breadcrumbs(story: StorySummary): Record<string, unknown> {
  const steps = [
    { name: frameWords.home, item: '/' },
    { name: frameWords.stories, item: '/stories' },
    { name: story.title, item: addressOf(story.slug) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
