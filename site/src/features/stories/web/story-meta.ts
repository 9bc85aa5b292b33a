import type { PageFrame, PageMeta } from '#web/page.ts';
import type { StorySummary } from '../story.contract.ts';
import type { StoryData } from './story-data.ts';

function summaryOf(data: StoryData): StorySummary | undefined {
  if (data.preview) return data.preview;
  return data.full.kind === 'found' ? data.full.story : undefined;
}

export function meta(data: StoryData): PageMeta {
  const story = summaryOf(data);
  if (!story) {
    return {
      title: 'Story not found',
      description: 'The story you’re looking for doesn’t exist or has been removed.',
    };
  }
  return {
    title: story.title,
    description: story.excerpt,
    canonicalPath: `/stories/${story.slug}`,
    type: 'article',
    ...(story.coverImage && { image: story.coverImage }),
    jsonLd: [article(story), breadcrumbs(story)],
  };
}

export function frame(data: StoryData): PageFrame {
  return {
    breadcrumbs: [{ label: 'Stories', href: '/stories' }, { label: summaryOf(data)?.category ?? 'Not found' }],
  };
}

function article(story: StorySummary): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: story.title,
    description: story.excerpt,
    articleSection: story.category,
    keywords: story.tags,
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    author: {
      '@type': 'Person',
      name: story.author.name,
      ...(story.author.slug && { url: `/authors/${story.author.slug}` }),
    },
    mainEntityOfPage: `/stories/${story.slug}`,
    image: story.coverImage?.url ?? null,
  };
}

function breadcrumbs(story: StorySummary): Record<string, unknown> {
  const steps = [
    { name: 'Home', item: '/' },
    { name: 'Stories', item: '/stories' },
    { name: story.title, item: `/stories/${story.slug}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
