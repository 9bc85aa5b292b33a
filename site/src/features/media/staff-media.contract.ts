import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { fileAnswer } from '../../contract/file-answer.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId, uuid } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { formText } from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { alternativeText } from './gallery.contract.ts';
import { mediaTexts } from './media.contract.ts';

/** What can show media. */
export const mediaUserKinds = [
  'story',
  'destination',
  'highlight',
  'banner',
  'about',
  'page',
  'team-member',
  'author',
  'brand',
] as const;

/** One place in which an image or a video stands; where it stands twice in the same text, it is named once. */
export const mediaUse = z.object({
  kind: z.enum(mediaUserKinds),
  _id: z.string(),
  title: z.string(),
  /** The field of the form: `coverImage`, `image`, `content`, … */
  field: z.string(),
  isPublished: z.boolean(),
  /** Where staff change it. */
  adminUrl: z.string(),
  /** It lies in the trash, and may come back. */
  inTrash: z.literal(true).optional(),
});
export type MediaUse = z.output<typeof mediaUse>;

const focalPoint = z.object({ x: z.number(), y: z.number() });

/** An image or a video of the library, as staff see it. */
export const libraryItem = z.object({
  _id: z.string(),
  kind: z.enum(['picture', 'video']),
  url: z.string(),
  sizes: z.array(z.object({ width: z.int(), url: z.string().optional(), avif: z.string().optional() })),
  /** Average colour, #rrggbb. */
  tone: z.string(),
  /** Base64 of a ThumbHash; "" for a video. */
  thumbhash: z.string(),
  width: z.int(),
  height: z.int(),
  /** 0 for a picture, and for a video that does not say. */
  durationSeconds: z.number(),
  /** "" where nobody has said what it shows, and of a decorative picture. */
  alt: z.string(),
  /** It says nothing that has to be told to those who do not see it. */
  decorative: z.boolean(),
  caption: z.string(),
  /** In the site's other languages, blank where nobody has said so; left out in lists, and where there are none. */
  texts: mediaTexts.optional(),
  credit: z.string(),
  license: z.string(),
  /** What every crop keeps in view, from the left and from the top, 0 to 1. */
  focalPoint,
  /** Where a photo says that it was taken. Never public. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** As it was called on the device that sent it. */
  fileName: z.string(),
  /** Of what was sent, as it was sent: a media type. */
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: z.string(),
  /** Null where nobody is known, or the account is gone. */
  uploadedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
  usedInCount: z.int(),
  deletedAt: z.string().nullable(),
});
export type LibraryItem = z.output<typeof libraryItem>;

/** One that words of an item are written in, beside the site's own. */
const textLanguage = z.object({ code: z.string(), name: z.string(), dir: z.enum(['ltr', 'rtl']) });
export type TextLanguage = z.output<typeof textLanguage>;

/** What the fields may hold. */
export const mediaRules = {
  alt: { most: 300 },
  caption: { most: 500 },
  credit: { most: 200 },
  license: { most: 100 },
  fileName: { most: 200 },
} as const satisfies Record<string, FieldRule>;

/** How many files one call takes. */
export const mostFilesAtOnce = 20;

const isSet = (name: string) =>
  choice(name, ['true', 'false', ''])
    .transform((value) => value === 'true')
    .optional();

const errors = ['not_logged_in', 'not_allowed'] as const;
const fileErrors = ['invalid_input', 'too_large', 'wrong_type', 'too_many'] as const;
const params = z.object({ id: itemId });
const savedItem = messageAnswer.extend({ data: libraryItem });

/** Addresses of a video's captions, by language; left out of an image. */
const captions = z.record(z.string(), z.string());

export const listMedia = endpoint({
  name: 'listMedia',
  summary:
    'Images and videos of the library; `q` searches name, alternative text, caption and credit; `unused` and `noAlt` take true',
  method: 'GET',
  paths: ['/api/v5/admin/media'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    kind: choice('kind', ['picture', 'video', '']).optional(),
    unused: isSet('unused'),
    /** Pictures of which nobody has said what they show, and that are not decorative. */
    noAlt: isSet('noAlt'),
    uploader: z.union([uuid, z.literal('')], { error: () => refusals.id({ field: 'uploader' }) }).optional(),
    /** `size`: the largest first. */
    sort: choice('sort', ['newest', 'name', 'size', '']).optional(),
    ...pageQuery(40),
  }),
  output: listOf(libraryItem),
  errors: [...errors, 'invalid_input'],
});

/** Of the whole library, for the head of its page and its filters. */
export const summarizeMedia = endpoint({
  name: 'summarizeMedia',
  summary: 'How much the library holds, and who has added to it',
  method: 'GET',
  paths: ['/api/v5/admin/media-summary'],
  access: 'staff',
  output: dataOf(
    z.object({
      images: z.int(),
      videos: z.int(),
      bytes: z.int(),
      unused: z.int(),
      noAlt: z.int(),
      uploaders: z.array(z.object({ _id: z.string(), name: z.string() })),
    }),
  ),
  errors,
});

export const readMedia = endpoint({
  name: 'readMedia',
  summary: 'One image or video, with every place that uses it, drafts included',
  method: 'GET',
  paths: ['/api/v5/admin/media/:id'],
  access: 'staff',
  params,
  output: dataOf(
    libraryItem.extend({
      usedIn: z.array(mediaUse),
      languages: z.array(textLanguage).optional(),
      captions: captions.optional(),
    }),
  ),
  errors: [...errors, 'not_found'],
});

export const uploadMedia = endpoint({
  name: 'uploadMedia',
  summary: 'Adds files to the library; equal bytes are one item, the one that is there',
  method: 'POST',
  paths: ['/api/v5/admin/media'],
  access: 'staff',
  body: z.object({}),
  files: {
    file: {
      kind: 'media',
      most: mostFilesAtOnce,
      tooMany: `At most ${mostFilesAtOnce} files at a time`,
      least: { count: 1, message: () => refusals.chooseFile },
    },
  },
  status: 201,
  /** In the order of the files. `duplicate`: it was there already, and nothing was stored. */
  output: messageAnswer.extend({ data: z.array(libraryItem.extend({ duplicate: z.boolean() })) }),
  errors: [...errors, ...fileErrors],
});

const sentTexts = z.object(
  { alt: formText(mediaRules.alt.most), caption: formText(mediaRules.caption.most) },
  'Must be { alt, caption }',
);

const unit = z.number({ error: 'From 0 to 1' }).min(0, 'From 0 to 1').max(1, 'From 0 to 1');

export const describeMedia = endpoint({
  name: 'describeMedia',
  summary: 'Changes only the given words of an image or a video; every page that shows it follows',
  method: 'PUT',
  paths: ['/api/v5/admin/media/:id'],
  access: 'staff',
  params,
  body: z
    .object({
      alt: alternativeText,
      /** With true there is no alternative text; an alternative text makes it false. */
      decorative: z.boolean({ error: () => checks.trueOrFalse({ field: 'decorative' }) }).optional(),
      caption: formText(mediaRules.caption.most).optional(),
      /** By language, those that are sent, each whole; blank words take it back. */
      texts: z.record(z.string().max(11), sentTexts, 'Must be texts by language').optional(),
      credit: formText(mediaRules.credit.most).optional(),
      license: formText(mediaRules.license.most).optional(),
      focalPoint: z.object({ x: unit, y: unit }, { error: 'focalPoint must be { x, y }' }).optional(),
      fileName: formText(mediaRules.fileName.most)
        .refine((name) => name !== '', { error: () => refusals.noName })
        .optional(),
    })
    .refine(({ alt, decorative }) => !(alt && decorative), {
      path: ['alt'],
      error: () => refusals.decorativeAlt,
    }),
  output: savedItem,
  errors: [...errors, 'invalid_input', 'not_found'],
});

export const replaceMediaFile = endpoint({
  name: 'replaceMediaFile',
  summary: 'Puts another file in the place of the one that is there; the id stays, and so do the words',
  method: 'PUT',
  paths: ['/api/v5/admin/media/:id/file'],
  access: 'staff',
  params,
  body: z.object({}),
  files: { file: { kind: 'media', most: 1, least: { count: 1, message: () => refusals.chooseFile } } },
  output: savedItem,
  errors: [...errors, ...fileErrors, 'not_found'],
});

const ofLanguage = params.extend({ language: z.string().max(11) });
const savedCaptions = messageAnswer.extend({ data: z.object({ captions }) });

export const putMediaCaptions = endpoint({
  name: 'putMediaCaptions',
  summary: 'Gives a video WebVTT captions in a language of the site, in place of those that are there',
  method: 'PUT',
  paths: ['/api/v5/admin/media/:id/captions/:language'],
  access: 'staff',
  params: ofLanguage,
  body: z.object({}),
  files: { file: { kind: 'captions', most: 1, least: { count: 1, message: () => refusals.chooseFile } } },
  output: savedCaptions,
  errors: [...errors, ...fileErrors, 'not_found'],
});

export const deleteMediaCaptions = endpoint({
  name: 'deleteMediaCaptions',
  summary: 'Takes away the captions of a video in a language; where there are none it is done already',
  method: 'DELETE',
  paths: ['/api/v5/admin/media/:id/captions/:language'],
  access: 'staff',
  params: ofLanguage,
  output: savedCaptions,
  errors: [...errors, 'invalid_input', 'not_found'],
});

/** Of a `conflict` its data is `{ usedIn }`. */
export const deleteMedia = endpoint({
  name: 'deleteMedia',
  summary: 'Moves an image or a video that nothing uses to the trash',
  method: 'DELETE',
  paths: ['/api/v5/admin/media/:id'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: [...errors, 'not_found', 'conflict'],
});

export const downloadOriginal = endpoint({
  name: 'downloadOriginal',
  summary:
    'A file as it was sent, with all that it says of itself; of an item whose original was not kept, the published file',
  method: 'GET',
  paths: ['/api/v5/admin/media/:id/original'],
  access: 'staff',
  params,
  download: true,
  output: fileAnswer,
  errors: [...errors, 'not_found'],
});
