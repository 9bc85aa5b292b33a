import { sameNamed } from '#contract/same-named.ts';
import { presentMonths } from '#features/destinations/server/months/months.rules.ts';
import type { MediaRow } from '#features/media/server/media.table.ts';
import { namesOfFiles } from '#features/media/server/media-files.rules.ts';
import { placeFile } from '../../site-files.contract.ts';
import { placeTranslationFile } from '../../translation-files.contract.ts';
import type * as store from './site-export.repository.ts';
import type {
  AboutTextRow,
  BannerTextRow,
  HighlightTextRow,
  MemberTextRow,
  PageTextRow,
  PlaceTextRow,
  StoryTextRow,
} from './translation-export.repository.ts';

type RowOf<Read extends (...args: never[]) => AsyncGenerator<unknown[]>> =
  ReturnType<Read> extends AsyncGenerator<(infer Row)[]> ? Row : never;
export type StoryRow = RowOf<typeof store.storiesOf>;
export type PageRow = RowOf<typeof store.pagesOf>;
export type PlaceRow = RowOf<typeof store.placesOf>;
export type HighlightRow = RowOf<typeof store.highlightsOf>;
export type BannerRow = RowOf<typeof store.bannersOf>;

/** An image where it is used. */
export type ImageFile = { file: string; alt: string };

const statusOf = ({ published }: { published: boolean }) => (published ? 'published' : 'draft');

export const presentStory = (
  story: StoryRow,
  more: {
    formerSlugs: string[];
    cover: ImageFile | null;
    images: (ImageFile & { caption: string })[];
    place: string | null;
  },
) => ({
  id: story.id,
  title: story.title,
  slug: story.slug,
  formerSlugs: more.formerSlugs,
  excerpt: story.excerpt,
  category: story.category,
  tags: story.tags,
  readTime: story.readTime,
  status: statusOf(story),
  featured: story.featured,
  publishedAt: instant(story.publishedAt),
  createdAt: instant(story.createdAt),
  updatedAt: instant(story.updatedAt),
  author: story.author,
  authorId: story.authorId,
  cover: more.cover,
  images: more.images,
  place: more.place,
});

export const presentPage = (page: PageRow, formerSlugs: string[]) => ({
  id: page.id,
  title: page.title,
  slug: page.slug,
  formerSlugs,
  standard: page.standard,
  description: page.description,
  status: statusOf(page),
  publishedAt: instant(page.publishedAt),
  createdAt: instant(page.createdAt),
  updatedAt: instant(page.updatedAt),
});

const fieldsOfPlace = sameNamed(placeFile);

/** In the order of its file's schema, which says what it holds. */
export const presentPlace = (
  place: PlaceRow,
  more: { formerSlugs: string[]; cover: ImageFile | null; images: ImageFile[] },
) =>
  fieldsOfPlace({
    ...place,
    ...more,
    region: place.regionText,
    months: presentMonths(place),
    status: statusOf(place),
    createdAt: instant(place.createdAt),
    updatedAt: instant(place.updatedAt),
  });

type OfTranslation = { published: boolean; formerSlugs: string[] };

const presentTranslation = (row: StoryTextRow | PageTextRow | PlaceTextRow, of: string, more: OfTranslation) => ({
  translationOf: of,
  language: row.language,
  slug: row.slug,
  formerSlugs: more.formerSlugs,
  ...presentStanding(row, more.published),
});

type StandingRow =
  | StoryTextRow
  | PageTextRow
  | PlaceTextRow
  | BannerTextRow
  | HighlightTextRow
  | MemberTextRow
  | AboutTextRow;

/** How an item stands in a language; what staff alone know of it is not told to readers. */
const presentStanding = (row: StandingRow, published: boolean) => ({
  status: statusOf(row),
  publishedAt: instant(row.publishedAt),
  createdAt: instant(row.createdAt),
  updatedAt: instant(row.updatedAt),
  ...(!published && {
    madeBy: row.madeBy,
    reviewedVersion: row.sourceVersion,
    reviewedAt: instant(row.reviewedAt),
    stale: row.stale,
  }),
});

export const presentStoryTranslation = (
  row: StoryTextRow,
  more: OfTranslation & { images: { file: string; caption: string }[] },
) => ({
  title: row.title,
  ...presentTranslation(row, row.storyId, more),
  excerpt: row.excerpt,
  readTime: row.readTime,
  images: more.images,
});

export const presentPageTranslation = (row: PageTextRow, more: OfTranslation) => ({
  title: row.title,
  ...presentTranslation(row, row.pageId, more),
  description: row.description,
});

export const presentBannerTranslation = (
  row: BannerTextRow,
  published: boolean,
  images: { file: string; alt: string }[],
) => ({
  of: 'banner',
  translationOf: row.bannerId,
  language: row.language,
  ...presentStanding(row, published),
  title: row.title,
  smallDescription: row.smallDescription,
  description: row.description,
  images,
});

export const presentHighlightTranslation = (
  row: HighlightTextRow,
  published: boolean,
  descriptionMarkdown: string | undefined,
) => ({
  of: 'highlight',
  translationOf: row.highlightId,
  language: row.language,
  ...presentStanding(row, published),
  name: row.name,
  location: row.location,
  description: row.description,
  descriptionMarkdown,
  imageAlt: row.imageAlt,
});

export const presentMemberTranslation = (row: MemberTextRow, published: boolean) => ({
  of: 'team-member',
  translationOf: row.memberId,
  language: row.language,
  ...presentStanding(row, published),
  name: row.name,
  role: row.role,
  description: row.description,
  imageAlt: row.imageAlt,
});

/** @param texts those that have marks, as the export names what they name */
export const presentAboutTranslation = (
  row: AboutTextRow,
  published: boolean,
  texts: { intro: string; mission: string; values: { id: string; title: string; description: string }[] },
) => ({
  of: 'about',
  translationOf: row.only,
  language: row.language,
  ...presentStanding(row, published),
  title: row.title,
  ...texts,
  joinTitle: row.joinTitle,
  joinDescription: row.joinDescription,
  imageAlt: row.imageAlt,
});

const fieldsOfTranslation = sameNamed(placeTranslationFile);

export const presentPlaceTranslation = (row: PlaceTextRow, more: OfTranslation) =>
  fieldsOfTranslation({
    ...row,
    ...presentTranslation(row, row.destinationId, more),
    region: row.regionText,
    itinerary: Object.entries(row.itinerary).map(([id, { title, activities }]) => ({ id, title, activities })),
  });

export const presentPoint = (place: PlaceRow, siteUrl: string) => ({
  type: 'Feature',
  id: place.id,
  geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
  properties: {
    name: place.name,
    description: place.description,
    category: place.category,
    country: place.country,
    region: place.regionText,
    tags: place.tags,
    url: `${siteUrl}/destinations/${place.slug}`,
  },
});

type ExportedMedia = MediaRow & { texts: store.ExportedTexts | null };

const textsOf = (texts: store.ExportedTexts) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { captionsFile, ...words }]) => [
      language,
      { ...words, ...(captionsFile && { captions: `media/${captionsFile}` }) },
    ]),
  );

/** `fileName` says how it was called on somebody's device: with `published` nobody is told, nor where it was taken. */
export const presentMedia = (row: ExportedMedia, published: boolean) => ({
  id: row.id,
  key: row.key,
  kind: row.kind,
  file: `media/${fileNameOf(row)}`,
  captions: row.captionsFile ? `media/${row.captionsFile}` : null,
  contentType: row.contentType,
  width: row.width,
  height: row.height,
  durationSeconds: row.durationSeconds,
  sizeBytes: row.sizeBytes,
  alt: row.alt,
  decorative: row.decorative,
  caption: row.caption,
  ...(row.texts && { texts: textsOf(row.texts) }),
  credit: row.credit,
  license: row.license,
  focalX: row.focalX,
  focalY: row.focalY,
  fileName: published ? '' : row.fileName,
  createdAt: instant(row.createdAt),
  tone: row.tone,
  thumbhash: row.thumbhash,
  ...(!published && storedMedia(row)),
});

/** What only another site of ours needs: how its files are called, what was sent, and who sent it. */
const storedMedia = (row: MediaRow) => ({
  storedAs: row.file,
  sizes: row.sizes,
  alternatives: row.alternatives,
  original: row.originalFile,
  originalType: row.originalType,
  originalBytes: row.originalBytes,
  digest: row.digest,
  latitude: row.latitude,
  longitude: row.longitude,
  uploaderId: row.uploaderId,
  personal: row.personal,
  kept: row.kept,
});

/** Where the files of an item lie in the zip, by their names in media storage. */
export function filesInZip(row: ExportedMedia, published: boolean): Map<string, string> {
  const files = new Map([[row.file, `media/${fileNameOf(row)}`]]);
  const captions = [row.captionsFile, ...Object.values(row.texts ?? {}).map(({ captionsFile }) => captionsFile)];
  for (const name of captions) if (name) files.set(name, `media/${name}`);
  if (published) return files;
  for (const name of namesOfFiles(row))
    if (!files.has(name)) files.set(name, `media/${name === row.originalFile ? 'originals' : 'sizes'}/${name}`);
  return files;
}

/** How the whole image or video is called in the zip. */
export const fileNameOf = ({ key, file }: { key: string; file: string }): string =>
  `${key}${file.slice(file.lastIndexOf('.'))}`;

export const instant = (at: Date | null): string | null => at?.toISOString() ?? null;
