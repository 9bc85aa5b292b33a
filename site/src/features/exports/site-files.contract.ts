import { z } from 'zod';
import { uuid } from '../../contract/rules/item-id.ts';
import { twelveMonths } from '../destinations/months.contract.ts';
import { destinationRules } from '../destinations/staff-destination.contract.ts';
import { highlightRegions } from '../highlights/highlight.contract.ts';
import { isLanguageCode } from '../languages/site-languages.contract.ts';
import { scheduledKinds } from '../schedules/schedule.contract.ts';
import { toldChange } from '../versions/told-change.contract.ts';
import { blankTexts } from './blank-texts.contract.ts';

/**
 * What the files of an export hold, as an import of one reads them. What it does not know is left alone: an export may
 * say more. Limits are those of the forms, or what a table's column can be trusted with.
 */
export const words = (most: number) => z.string().max(most);
export const line = words(1000);
export const paragraph = words(20_000);
export const at = z.iso.datetime({ offset: true });
export const id = uuid.toLowerCase();
export const slug = words(200).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const formerSlugs = z.array(slug).max(1000);
const status = z.enum(['published', 'draft']);
const tags = z.array(words(200)).max(200);

/** `file`: below the zip's media/, as it is seen from where it is said. */
export const imageFile = z.object({ file: line });

export const storyFile = z.object({
  id,
  title: line,
  slug,
  formerSlugs,
  excerpt: paragraph,
  category: line,
  tags,
  readTime: line,
  status,
  featured: z.boolean(),
  publishedAt: at.nullable(),
  createdAt: at,
  updatedAt: at,
  authorId: id.nullish(),
  cover: imageFile.nullable(),
  images: z.array(imageFile.extend({ caption: paragraph })).max(1000),
  place: line.nullable(),
});
export type StoryFile = z.output<typeof storyFile>;

export const pageFile = z.object({
  id,
  title: line,
  slug,
  formerSlugs,
  standard: z.enum(['privacy', 'terms', 'cookies']).nullable(),
  description: paragraph,
  status,
  publishedAt: at.nullable(),
  createdAt: at,
  updatedAt: at,
});
export type PageFile = z.output<typeof pageFile>;

export const placeFile = z.object({
  id,
  name: line,
  slug,
  formerSlugs,
  category: line,
  description: paragraph,
  ...blankTexts(destinationRules),
  country: line,
  region: line,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  tags,
  popularFor: tags,
  bestTimeToVisit: line,
  suggestedDuration: line,
  bestMonth: line,
  climateType: line,
  averageTemperatureCelsius: z.number().nullable(),
  months: twelveMonths,
  travelTips: z.array(paragraph).max(200),
  itinerary: z
    .array(z.object({ id: line, day: z.int(), title: line, activities: z.array(paragraph).max(200) }))
    .max(400),
  status,
  featured: z.boolean(),
  createdAt: at,
  updatedAt: at,
  cover: imageFile.nullable(),
  images: z.array(imageFile).max(1000),
});
export type PlaceFile = z.output<typeof placeFile>;

export const authorFile = z.object({
  id,
  slug,
  formerSlugs,
  name: line,
  bio: paragraph,
  /** In other languages than the site's own. */
  bios: z.record(z.string().refine(isLanguageCode), paragraph).optional(),
  image: imageFile.nullable(),
  /** Whose profile it is, where the export holds people. */
  accountId: id.nullish(),
  createdAt: at,
  updatedAt: at,
});
export type AuthorFile = z.output<typeof authorFile>;

/** `description` is what its readers see; the Markdown is there where some of it is marked. */
export const highlightText = { description: paragraph, descriptionMarkdown: paragraph.optional() };

export const highlightFile = z.object({
  id,
  name: line,
  ...highlightText,
  location: line,
  region: z.enum(highlightRegions),
  rating: z.number(),
  image: imageFile.nullable(),
  video: line.nullable(),
  avatar: imageFile.nullable(),
  captions: line.nullable(),
  date: z.iso.date(),
  featured: z.boolean(),
  published: z.boolean(),
  createdAt: at,
  updatedAt: at,
});
export type HighlightFile = z.output<typeof highlightFile>;

export const bannerFile = z.object({
  id,
  title: line,
  description: paragraph,
  smallDescription: paragraph,
  active: z.boolean(),
  createdAt: at,
  updatedAt: at,
  images: z.array(z.object({ file: line.optional(), place: line.nullable() })).max(200),
});
export type BannerFile = z.output<typeof bannerFile>;

const memberFile = z.object({
  id,
  name: line,
  role: line,
  description: paragraph,
  position: z.int(),
  image: imageFile.nullable(),
  createdAt: at,
  updatedAt: at,
});
export type MemberFile = z.output<typeof memberFile>;

export const aboutFile = z.object({
  title: line,
  intro: words(200_000),
  introImage: imageFile.nullable(),
  mission: words(200_000),
  values: z.array(z.object({ id: line, icon: line, title: line, description: paragraph })).max(100),
  joinTitle: line,
  joinDescription: paragraph,
  updatedAt: at,
  team: z.array(memberFile).max(1000),
});
export type AboutFile = z.output<typeof aboutFile>;

export const contactFile = z.object({
  address: line,
  city: line,
  postalCode: line,
  country: line,
  email1: line,
  email2: line,
  phone: line,
  workingHours: line,
  followLinks: z.array(z.object({ platform: line, url: line.regex(/^https?:\/\//i) })).max(100),
  updatedAt: at,
});
export type ContactFile = z.output<typeof contactFile>;

const key = words(64).regex(/^[a-z0-9]{8,64}$/);
const storedName = words(120).regex(/^[a-z0-9][a-z0-9.-]*$/);

export const mediaFile = z.object({
  id,
  key,
  kind: z.enum(['image', 'video', 'captions']),
  file: line,
  captions: line.nullable(),
  contentType: line,
  width: z.int().min(0),
  height: z.int().min(0),
  durationSeconds: z.number().min(0),
  sizeBytes: z.int().min(0),
  alt: paragraph,
  decorative: z.boolean(),
  caption: paragraph,
  /** In other languages than the site's own. */
  texts: z
    .record(
      z.string().refine(isLanguageCode),
      z.object({ alt: paragraph, caption: paragraph, captions: line.nullish() }),
    )
    .optional(),
  credit: line,
  license: line,
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
  fileName: line,
  createdAt: at,
  tone: z.string().regex(/^#[0-9a-f]{6}$/),
  thumbhash: line.regex(/^[A-Za-z0-9+/=]*$/),
  /** From here on not in an export of what is published. */
  storedAs: storedName.optional(),
  sizes: z
    .array(z.object({ width: z.int().min(1), file: storedName.optional(), avif: storedName.optional() }))
    .max(50)
    .optional(),
  alternatives: z
    .array(z.object({ file: storedName, contentType: z.enum(['video/mp4', 'video/webm']) }))
    .max(10)
    .optional(),
  original: storedName.nullish(),
  originalType: line.optional(),
  originalBytes: z.int().min(0).optional(),
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  uploaderId: id.nullish(),
  personal: z.boolean().optional(),
  kept: z.boolean().optional(),
});
export type MediaFile = z.output<typeof mediaFile>;

export const versionFile = z.object({
  kind: words(40),
  itemId: words(60),
  version: z.int().min(1),
  savedAt: at,
  byId: id.nullable(),
  changed: z.array(line).max(100),
  summary: paragraph,
  told: toldChange.nullish(),
  restoredFrom: z.int().nullable(),
  itemUpdatedAt: at,
  content: z.record(z.string(), z.json()),
});
export type VersionFile = z.output<typeof versionFile>;

export const scheduleFile = z.object({
  kind: z.enum(scheduledKinds),
  itemId: id,
  publishAt: at.nullable(),
  unpublishAt: at.nullable(),
  endedAt: at.nullable(),
  failure: paragraph.nullable(),
});
export type ScheduleFile = z.output<typeof scheduleFile>;
