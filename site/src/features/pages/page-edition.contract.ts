import { z } from 'zod';
import { formText, requiredText } from '../../contract/staff-form.ts';
import { editionEndpoints } from '../translations/edition.contract.ts';
import { pageRules } from './staff-page.contract.ts';

/** What a page in another language may hold: the limits of the page itself. A draft needs nothing but a title. */
export const pageEditionRules = {
  title: pageRules.title,
  description: pageRules.description,
  content: pageRules.content,
} as const;
const rules = pageEditionRules;

const texts = z.object({ title: z.string(), description: z.string(), content: z.string() });
export type PageTexts = z.output<typeof texts>;

const sent = z.object({
  title: requiredText(rules.title).optional(),
  description: formText(rules.description.most).optional(),
  content: formText(rules.content.most).optional(),
});
export type SentPageTexts = z.output<typeof sent>;

export const {
  readEditions: readPageEditions,
  readEdition: readPageEdition,
  suggestEdition: suggestPageEdition,
  updateEdition: updatePageEdition,
  deleteEdition: deletePageEdition,
} = editionEndpoints({ kind: 'page', name: 'Page', item: 'a page' }, texts, sent);
export type PageEdition = NonNullable<z.output<typeof readPageEdition.output>['data']['edition']>;
