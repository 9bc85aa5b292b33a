import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { linkedItem } from '@trekker/rich-text/links.ts';
import { type HtmlItems, writeHtml } from '@trekker/rich-text/write-html.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { hrefBelow } from '#contract/rules/addresses/language-prefix.ts';
import { t } from '#contract/texts/feed.texts.ts';
import { storyTexts } from '#contract/texts/story-voice.texts.ts';
import { type TextSite, textIn } from '#contract/texts/text-in.ts';
import type { TermNames } from '#features/glossary/term-names.contract.ts';
import { mediaUrl } from '../../media/server/media.presenter.ts';
import type { KnownItems } from '../../rich-text/rich-text.contract.ts';
import type { FeedStoryRow } from './discovery.repository.ts';
import { idOfEdition } from './edition-id.ts';
import { xmlDeclaration } from './xml-declaration.ts';

/** `known`: what the texts of the stories name. `language`: that of the stories, "" for the site's own. */
export type FeedSite = TextSite & { siteUrl: string; known: KnownItems; language: string };

export type FeedStory = Omit<FeedStoryRow, 'content' | 'contentMarkdown'> & {
  blocks: Block[];
  terms?: TermNames | undefined;
};

/** The stories as an Atom feed (RFC 4287), newest first. */
export function presentFeed(site: FeedSite, stories: readonly FeedStory[]): string {
  const { siteUrl, siteName, language } = site;
  const lines = [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language || ownLanguage()}">`,
    `<id>${addressOf(site, '/')}</id>`,
    `<title>${escapeMarkup(t.title({ siteName }))}</title>`,
    `<subtitle${subtitleLanguageOf(site)}>${escapeMarkup(textIn(storyTexts, 'stories.lead', site))}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(siteUrl)}${belowOf(site)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${addressOf(site, '/stories')}"/>`,
    `<icon>${escapeMarkup(siteUrl)}/favicon.ico</icon>`,
    `<updated>${lastChange(stories)}</updated>`,
    ...stories.map((story) => entry(site, story)),
    '</feed>',
  ];
  return `${xmlDeclaration}${lines.join('\n')}\n`;
}

/** What staff have not worded in the feed's language stands in the site's own. */
const subtitleLanguageOf = ({ fallbacks }: FeedSite): string =>
  fallbacks?.includes('stories.lead') ? ` xml:lang="${ownLanguage()}"` : '';

const belowOf = ({ language }: FeedSite): string => language && `/${language}`;
const wholeAddress = (site: FeedSite, path: string) => site.siteUrl + hrefBelow(belowOf(site), path);
const addressOf = (site: FeedSite, path: string) => escapeMarkup(wholeAddress(site, path));
const pathOf = (slug: string) => `/stories/${encodeURIComponent(slug)}`;

/** Atom wants a time even of a feed that has no entries yet. */
function lastChange(stories: readonly FeedStory[]): string {
  return new Date(Math.max(0, ...stories.map(({ updatedAt }) => updatedAt.getTime()))).toISOString();
}

function entry(site: FeedSite, story: FeedStory): string {
  const { siteUrl, siteName, language } = site;
  const { cover } = story;
  return [
    '<entry>',
    // The id outlives a change of slug or host: readers do not see the story twice.
    `<id>urn:uuid:${language ? idOfEdition(story.id, language) : story.id}</id>`,
    `<title>${escapeMarkup(story.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${addressOf(site, pathOf(story.slug))}"/>`,
    cover &&
      `<link rel="enclosure" type="${escapeMarkup(cover.contentType)}" href="${escapeMarkup(siteUrl + mediaUrl(cover.file))}"/>`,
    `<published>${story.publishedAt?.toISOString() ?? story.updatedAt.toISOString()}</published>`,
    `<updated>${story.updatedAt.toISOString()}</updated>`,
    `<author><name>${escapeMarkup(story.author ?? siteName)}</name></author>`,
    ...categoriesOf(story),
    `<summary>${escapeMarkup(story.excerpt)}</summary>`,
    `<content type="html">${escapeMarkup(html(site, story))}</content>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Category and tags, by which feed readers sort; `label` says what they are called in the feed's language. */
function categoriesOf({ category, tags, terms }: FeedStory): string[] {
  const line = (term: string, name: string | undefined) =>
    `<category term="${escapeMarkup(term)}"${name === undefined ? '' : ` label="${escapeMarkup(name)}"`}/>`;
  return [line(category, terms?.category?.name), ...tags.map((tag) => line(tag, terms?.tags[tag]?.name))];
}

/** The image and the text; what the author typed is text, never markup. */
function html(site: FeedSite, { slug, cover, blocks }: FeedStory): string {
  // What a cover shows is said in the site's own language alone.
  const mark = site.language && cover?.alt ? ` lang="${ownLanguage()}"` : '';
  const image = cover
    ? `<p><img src="${escapeMarkup(site.siteUrl + mediaUrl(cover.file))}" alt="${escapeMarkup(cover.alt)}"${mark}></p>`
    : '';
  return image + writeHtml(blocks, itemsOf(site, slug), escapeMarkup);
}

/** All addresses of a feed are absolute. */
function itemsOf(site: FeedSite, slug: string): HtmlItems {
  const { siteUrl, known } = site;
  const { links, places, images, videos } = known;
  return {
    address(link) {
      const item = linkedItem(link);
      if (item) {
        const address = links[`${item.kind}/${item.id}`]?.address;
        return address && wholeAddress(site, address);
      }
      if (link.startsWith('/')) return wholeAddress(site, link);
      return link.startsWith('#') ? `${wholeAddress(site, pathOf(slug))}${link}` : link;
    },
    image({ media, alt }) {
      const image = images[media];
      return image && { address: siteUrl + image.url, alt: alt || image.alt, credit: image.credit ?? '' };
    },
    video(media) {
      const video = videos[media];
      return video && { address: siteUrl + video.secure_url, credit: video.credit ?? '' };
    },
    place(id) {
      const place = places[id];
      return place && { address: wholeAddress(site, `/destinations/${place.slug}`), name: place.name };
    },
  };
}
