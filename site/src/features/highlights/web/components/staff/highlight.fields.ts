import type { HighlightRegion } from '#features/highlights/highlight.contract.ts';
import { highlightRules as rules } from '#features/highlights/staff-highlight.contract.ts';
import {
  choiceField,
  type FormValues,
  fileField,
  flagField,
  formField,
  numberField,
  textField,
} from '#web/staff/fields/form-field.ts';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { t } from '../../staff-highlights.texts.ts';

/** The form of a highlight, in its order; a new one has five stars and is featured. */
export const highlightFields = {
  name: textField(() => t.name, rules.name, { hint: () => t.nameHint }),
  description: textField(() => t.text, rules.description, { rows: 6, hint: () => t.textHint }),
  location: textField(() => listWords.location, rules.location, { placeholder: () => t.locationExample }),
  region: choiceField<HighlightRegion>(() => t.region, rules.region),
  rating: { ...numberField(() => listWords.rating, rules.rating, { hint: () => t.ratingHint }), blank: '5' },
  date: formField({ label: () => listWords.date, blank: '' }),
  image: fileField(() => t.image),
  video: fileField(() => t.video),
  captions: fileField(() => t.captions),
  avatar: fileField(() => t.portrait),
  featured: flagField(() => listWords.featured, {
    check: () => t.feature,
    hint: () => t.featureHint,
    blank: true,
  }),
};

export type HighlightFormValues = FormValues<typeof highlightFields>;
