import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { mediaUrl } from '../../media/server/media.presenter.ts';
import type { FeedStoryRow } from './discovery.repository.ts';
import { xmlDeclaration } from './xml-declaration.ts';

export type FeedSite = { siteUrl: string; siteName: string };

/** The stories as an Atom feed (RFC 4287), newest first. */
export function presentFeed({ siteUrl, siteName }: FeedSite, stories: readonly FeedStoryRow[]): string {
  const lines = [
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeMarkup(siteUrl)}/</id>`,
    `<title>${escapeMarkup(siteName)}: Stories</title>`,
    '<subtitle>Long reads for short evenings, and a few practical ones for the train.</subtitle>',
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(siteUrl)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(siteUrl)}/stories"/>`,
    `<icon>${escapeMarkup(siteUrl)}/favicon.ico</icon>`,
    `<updated>${lastChange(stories)}</updated>`,
    ...stories.map((story) => entry({ siteUrl, siteName }, story)),
    '</feed>',
  ];
  return `${xmlDeclaration}${lines.join('\n')}\n`;
}

/** Atom wants a time even of a feed that has no entries yet. */
function lastChange(stories: readonly FeedStoryRow[]): string {
  return new Date(Math.max(0, ...stories.map(({ updatedAt }) => updatedAt.getTime()))).toISOString();
}

function entry({ siteUrl, siteName }: FeedSite, story: FeedStoryRow): string {
  const address = escapeMarkup(`${siteUrl}/stories/${story.slug}`);
  const { cover } = story;
  return [
    '<entry>',
    // The id outlives a change of slug or host: readers do not see the story twice.
    `<id>urn:uuid:${story.id}</id>`,
    `<title>${escapeMarkup(story.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    cover &&
      `<link rel="enclosure" type="${escapeMarkup(cover.contentType)}" href="${escapeMarkup(siteUrl + mediaUrl(cover.file))}"/>`,
    `<published>${story.publishedAt?.toISOString() ?? story.updatedAt.toISOString()}</published>`,
    `<updated>${story.updatedAt.toISOString()}</updated>`,
    `<author><name>${escapeMarkup(story.author ?? siteName)}</name></author>`,
    ...[story.category, ...story.tags].map((term) => `<category term="${escapeMarkup(term)}"/>`),
    `<summary>${escapeMarkup(story.excerpt)}</summary>`,
    `<content type="html">${escapeMarkup(html(siteUrl, story))}</content>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The image and the paragraphs; what the author typed is text, never markup. */
function html(siteUrl: string, { cover, content }: FeedStoryRow): string {
  const image = cover
    ? `<p><img src="${escapeMarkup(siteUrl + mediaUrl(cover.file))}" alt="${escapeMarkup(cover.alt)}"></p>`
    : '';
  const paragraphs = content
    .split(/\n\s*\n/)
    .map((text) => `<p>${escapeMarkup(text.trim()).replaceAll('\n', '<br>')}</p>`);
  return image + paragraphs.join('');
}
