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

/** The form of a highlight, in its order; a new one has five stars and is featured. */
export const highlightFields = {
  name: textField('Name', rules.name, { hint: 'Traveler’s name' }),
  description: textField('Description', rules.description, { rows: 6, hint: 'A quote' }),
  location: textField('Location', rules.location, { placeholder: 'Lisbon, Portugal' }),
  region: choiceField<HighlightRegion>('Region', rules.region),
  rating: { ...numberField('Rating', rules.rating, { hint: '0 to 5, in steps of 0.1' }), blank: '5' },
  date: formField({ label: 'Date', blank: '' }),
  image: fileField('Image'),
  video: fileField('Video'),
  captions: fileField('Captions'),
  avatar: fileField('Portrait'),
  featured: flagField('Featured', {
    check: 'Feature this highlight',
    hint: 'Shown first on the home page',
    blank: true,
  }),
};

export type HighlightFormValues = FormValues<typeof highlightFields>;
