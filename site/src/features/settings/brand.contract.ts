import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { isOneLine, isSeen } from '../../contract/rules/one-line.ts';
import { formText, requiredText, startedFrom } from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { libraryId } from '../media/gallery.contract.ts';
import { image } from '../media/media.contract.ts';

/** Typefaces of headlines and of all other text. */
export const typePairs = ['classic', 'modern', 'plain'] as const;
export type TypePair = (typeof typePairs)[number];

/** What the fields of the form may hold; its controls and checks follow. */
export const brandRules = {
  name: { most: 60, missing: 'Name is required' },
  tagline: { most: 120 },
  description: { most: 300 },
} as const satisfies Record<string, FieldRule>;

/** Of an accent, `#rrggbb`. */
export const accentLetters = 7;

/** The images of a brand, by the names of their fields. */
export const brandImages = ['logo', 'logoDark', 'icon', 'shareImage'] as const;
export type BrandImage = (typeof brandImages)[number];

const shownImage = image.nullable();

/** How the site is called and how it looks, as everybody may know it. */
export const publicBrand = z.object({
  name: z.string(),
  tagline: z.string(),
  /** "" where nobody has written one. */
  description: z.string(),
  /** On light paper; on dark paper too, where there is no `logoDark`. */
  logo: shownImage,
  logoDark: shownImage,
  icon: shownImage,
  shareImage: shownImage,
  /** As each theme uses it, #rrggbb. */
  accent: z.object({ light: z.string(), dark: z.string() }),
  typePair: z.enum(typePairs),
});
export type PublicBrand = z.output<typeof publicBrand>;

/** The same for staff. */
export const brand = publicBrand.extend({
  accent: z.object({
    /** As it was chosen. */
    chosen: z.string(),
    light: z.string(),
    dark: z.string(),
    /** On the paper of each theme, to 1. */
    contrast: z.object({ light: z.number(), dark: z.number() }),
  }),
  /** "" until it is first saved. */
  updatedAt: z.string(),
});
export type Brand = z.output<typeof brand>;

export const readBrand = endpoint({
  name: 'readBrand',
  summary: 'The site’s name and look, for staff',
  method: 'GET',
  paths: ['/api/v5/admin/brand'],
  access: 'staff',
  output: dataOf(brand),
  errors: ['not_logged_in', 'not_allowed'],
});

const accentShape = { error: () => refusals.color({ field: 'Accent', example: '#rrggbb' }) };

export const brandName = requiredText(brandRules.name)
  .refine(isSeen, brandRules.name.missing)
  .refine(isOneLine, 'Name must be one line');
export const brandTagline = formText(brandRules.tagline.most).refine(isOneLine, 'Tagline must be one line');
/** "" for the one that comes with the site. */
export const brandAccent = z
  .string(accentShape)
  .regex(/^(#[0-9a-f]{6})?$/i, accentShape)
  .toLowerCase();
export const brandTypePair = z.enum(typePairs, { error: `typePair must be ${typePairs.join(', ')}` });

const removal = (field: string) => z.boolean({ error: () => checks.trueOrFalse({ field }) }).default(false);

export const updateBrand = endpoint({
  name: 'updateBrand',
  summary: 'Changes the site’s name and look; fields not sent stay the same',
  method: 'PUT',
  paths: ['/api/v5/admin/brand'],
  access: 'author',
  body: z.object({
    name: brandName.optional(),
    tagline: brandTagline.optional(),
    description: formText(brandRules.description.most).optional(),
    accent: brandAccent.optional(),
    typePair: brandTypePair.optional(),
    logoId: libraryId('logoId'),
    logoDarkId: libraryId('logoDarkId'),
    iconId: libraryId('iconId'),
    shareImageId: libraryId('shareImageId'),
    removeLogo: removal('removeLogo'),
    removeLogoDark: removal('removeLogoDark'),
    removeIcon: removal('removeIcon'),
    removeShareImage: removal('removeShareImage'),
    updatedAt: startedFrom,
  }),
  files: {
    logo: { kind: 'logo', most: 1, orId: 'logoId' },
    logoDark: { kind: 'logo', most: 1, orId: 'logoDarkId' },
    icon: { kind: 'logo', most: 1, orId: 'iconId' },
    shareImage: { kind: 'image', most: 1, orId: 'shareImageId' },
  },
  output: messageAnswer.extend({ data: brand }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict', 'too_large', 'wrong_type', 'too_many'],
});
