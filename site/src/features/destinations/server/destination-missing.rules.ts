import { type FieldError, Problem } from '#contract/problem.ts';
import { numberMissing } from '#contract/rules/form-rules.ts';
import { destinationRules as rules } from '../staff-destination.contract.ts';
import type { DestinationContent } from './staff/destination-version.repository.ts';

const texts = [
  'name',
  'description',
  'longDescription',
  'category',
  'country',
  'region',
  'bestTimeToVisit',
  'SuggestedDuration',
  'climateType',
  'bestMonth',
] as const;
const numbers = ['latitude', 'longitude', 'avgTemp'] as const;
const lists = ['tags', 'popularFor', 'travelTips', 'itinerary'] as const;

/** What readers expect of a destination and it lacks, in the words of its form. */
export function missingIn(content: DestinationContent): FieldError[] {
  const { least } = rules.images;
  return [
    ...texts.filter((field) => content[field].trim() === '').map((field) => ({ field, message: rules[field].missing })),
    ...numbers
      .filter((field) => content[field] === null)
      .map((field) => ({ field, message: numberMissing(rules[field]) })),
    ...lists.filter((field) => content[field].length === 0).map((field) => ({ field, message: rules[field].missing })),
    ...(content.thumbnail ? [] : [{ field: 'thumbnail', message: rules.thumbnail.missing }]),
    ...(content.images.length < least.count ? [{ field: 'images', message: least.message }] : []),
  ];
}

/**
 * Refuses to make public, or to leave public, what lacks what readers expect.
 * @param before what it was until now: where that was public, it may go on without what it went without
 * @throws Problem `invalid_input`
 */
export function requireComplete(after: DestinationContent, before?: DestinationContent): void {
  const lacked = before?.isPublished ? missingIn(before).map(({ field }) => field) : [];
  const errors = missingIn(after).filter(({ field }) => !lacked.includes(field));
  if (errors.length > 0) throw incomplete(errors);
}

/** Names what is missing. */
export const incomplete = (errors: FieldError[]): Problem =>
  new Problem('invalid_input', errors.map(({ message }) => message).join(', '), { errors });
