import { z } from 'zod';
import { uuid } from '../../contract/rules/item-id.ts';
import { formText, requiredText } from '../../contract/staff-form.ts';
import { editionEndpoints } from '../translations/edition.contract.ts';
import { bannerRules } from './staff-banner.contract.ts';

/** What a banner in another language may hold: the limits of the banner itself. A draft needs nothing but a title. */
export const bannerEditionRules = {
  title: { ...bannerRules.title, missing: 'Title is required' },
  smallDescription: { ...bannerRules.smallDescription, missing: 'Small description is required' },
  description: { ...bannerRules.description, missing: 'Description is required' },
  alt: { most: 300 },
} as const;
const rules = bannerEditionRules;

const texts = z.object({
  title: z.string(),
  smallDescription: z.string(),
  description: z.string(),
  /** What its images show, by their ids. */
  alts: z.record(z.string(), z.string()),
});
export type BannerTexts = z.output<typeof texts>;

const sent = z.object({
  title: requiredText(rules.title).optional(),
  smallDescription: formText(rules.smallDescription.most).optional(),
  description: formText(rules.description.most).optional(),
  alts: z.record(uuid, formText(rules.alt.most), 'alts must be texts by the ids of images').optional(),
});
export type SentBannerTexts = z.output<typeof sent>;

export const {
  readEditions: readBannerEditions,
  readEdition: readBannerEdition,
  suggestEdition: suggestBannerEdition,
  updateEdition: updateBannerEdition,
  deleteEdition: deleteBannerEdition,
} = editionEndpoints({ kind: 'banner', name: 'Banner', item: 'a banner', hasAddress: false }, texts, sent);
export type BannerEdition = NonNullable<z.output<typeof readBannerEdition.output>['data']['edition']>;
