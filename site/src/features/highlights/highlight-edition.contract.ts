import { z } from 'zod';
import { formText, requiredText } from '../../contract/staff-form.ts';
import { editionEndpoints } from '../translations/edition.contract.ts';
import { highlightRules } from './staff-highlight.contract.ts';

/** What a highlight in another language may hold: the limits of the highlight itself. A draft needs the name alone. */
export const highlightEditionRules = {
  name: highlightRules.name,
  location: highlightRules.location,
  description: highlightRules.description,
  imageAlt: { most: 300 },
} as const;
const rules = highlightEditionRules;

const texts = z.object({
  /** Of the traveler, in the letters of the language. */
  name: z.string(),
  location: z.string(),
  description: z.string(),
  /** What its image shows. */
  imageAlt: z.string(),
});
export type HighlightTexts = z.output<typeof texts>;

const sent = z.object({
  name: requiredText(rules.name).optional(),
  location: formText(rules.location.most).optional(),
  description: formText(rules.description.most).optional(),
  imageAlt: formText(rules.imageAlt.most).optional(),
});
export type SentHighlightTexts = z.output<typeof sent>;

export const {
  readEditions: readHighlightEditions,
  readEdition: readHighlightEdition,
  suggestEdition: suggestHighlightEdition,
  updateEdition: updateHighlightEdition,
  deleteEdition: deleteHighlightEdition,
} = editionEndpoints({ kind: 'highlight', name: 'Highlight', item: 'a highlight', hasAddress: false }, texts, sent);
export type HighlightEdition = NonNullable<z.output<typeof readHighlightEdition.output>['data']['edition']>;
