import { z } from 'zod';
import { itemId } from '../../contract/rules/item-id.ts';
import { formText, requiredText } from '../../contract/staff-form.ts';
import { editionEndpoints } from '../translations/edition.contract.ts';
import { aboutId } from './about.contract.ts';
import { aboutRules } from './staff-about.contract.ts';

/** What the about page in another language may hold: the limits of the page itself. A draft needs a title alone. */
export const aboutEditionRules = {
  title: aboutRules.title,
  intro: aboutRules.intro,
  /** One text, of which the page's own is a list. */
  mission: { most: aboutRules.mission.items * aboutRules.mission.characters },
  valueTitle: { most: aboutRules.valueTitle.most },
  valueDescription: aboutRules.valueDescription,
  joinTitle: aboutRules.joinTitle,
  joinDescription: aboutRules.joinDescription,
  imageAlt: { most: 300 },
} as const;
const rules = aboutEditionRules;

const texts = z.object({
  title: z.string(),
  /** Markdown, as the mission is. */
  intro: z.string(),
  mission: z.string(),
  /** By the ids of the page's values. */
  values: z.record(z.string(), z.object({ title: z.string(), description: z.string() })),
  joinTitle: z.string(),
  joinDescription: z.string(),
  /** What the image of the introduction shows. */
  imageAlt: z.string(),
});
export type AboutTexts = z.output<typeof texts>;

const value = z.object({
  title: formText(rules.valueTitle.most),
  description: formText(rules.valueDescription.most),
});

const sent = z.object({
  title: requiredText(rules.title).optional(),
  intro: formText(rules.intro.most).optional(),
  mission: formText(rules.mission.most).optional(),
  values: z.record(z.string().max(60), value, 'values must be texts by the ids of values').optional(),
  joinTitle: formText(rules.joinTitle.most).optional(),
  joinDescription: formText(rules.joinDescription.most).optional(),
  imageAlt: formText(rules.imageAlt.most).optional(),
});
export type SentAboutTexts = z.output<typeof sent>;

export const {
  readEditions: readAboutEditions,
  readEdition: readAboutEdition,
  suggestEdition: suggestAboutEdition,
  updateEdition: updateAboutEdition,
  deleteEdition: deleteAboutEdition,
} = editionEndpoints(
  {
    kind: 'about',
    name: 'About',
    item: 'the about page',
    ids: z.union([z.literal(aboutId), itemId]),
    hasAddress: false,
  },
  texts,
  sent,
);
export type AboutEdition = NonNullable<z.output<typeof readAboutEdition.output>['data']['edition']>;
