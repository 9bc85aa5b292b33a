import { type FieldError, Problem } from '#contract/problem.ts';
import { destinationRules } from '../staff-destination.contract.ts';
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

/**
 * Refuses to make public what lacks what readers expect of a destination, in the words of its form.
 * @param wasPublic it is public already: only what no page of it can do without is asked for
 * @throws Problem `invalid_input`
 */
export function requireComplete(content: DestinationContent, wasPublic: boolean): void {
  const errors: FieldError[] = [
    ...texts
      .filter((field) => !wasPublic && content[field].trim() === '')
      .map((field) => ({ field, message: destinationRules[field].missing })),
    ...numbers.filter((field) => content[field] === null).map((field) => ({ field, message: `${field} is required` })),
  ];
  if (errors.length > 0)
    throw new Problem('invalid_input', errors.map(({ message }) => message).join(', '), { errors });
}
