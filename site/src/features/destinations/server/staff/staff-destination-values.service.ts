import { randomUUID } from 'node:crypto';
import { regionOf } from '@trekker/place-names/region.ts';
import { regionWords } from '@trekker/place-names/region-words.ts';
import type { Changes } from '#server/queryable.ts';
import type { NewDestination } from '../../staff-destination.contract.ts';
import type { ItineraryDay } from '../destination.table.ts';
import { monthColumns } from '../months/months.rules.ts';
import type { DestinationInsert } from './staff-destination.repository.ts';

/** What nobody may have said yet of what came from elsewhere. */
type Unsaid = { latitude: number | null; longitude: number | null; avgTemp: number | null };
type Some = Omit<Partial<NewDestination>, keyof Unsaid> & Partial<Unsaid>;

/** All that a new destination is made of. */
export type WholeDestination = Omit<NewDestination, keyof Unsaid | 'createKey'> & Unsaid;

type Given<Input> = Input extends WholeDestination
  ? Omit<DestinationInsert, 'id' | 'slug'>
  : Changes<DestinationInsert>;

/**
 * The columns that a form's fields fill, and those that follow from them. `place` is where the destination lay until
 * now.
 */
export function destinationValues<Input extends WholeDestination | Some>(
  input: Input,
  place: { country: string; regionText: string },
): Given<Input> {
  const { SuggestedDuration, avgTemp, months, itinerary, ...others } = input;
  const { isPublished, published, imageOrder, removedImages, alt, thumbnailAlt, ...sameNamed } = others;
  const country = input.country ?? place.country;
  const regionText = input.region ?? place.regionText;
  const region = regionOf(regionText, country);
  const values: Changes<DestinationInsert> = {
    ...sameNamed,
    country,
    regionText,
    region,
    placeWords: regionWords(region, country).join(' '),
    suggestedDuration: SuggestedDuration,
    averageTemperatureCelsius: avgTemp,
    ...(months && monthColumns(months)),
    itinerary: itinerary && itineraryDays(itinerary),
  };
  return values as Given<Input>;
}

/** Each day keeps the id that it had, and has one of its own. */
export function itineraryDays(days: NewDestination['itinerary']): ItineraryDay[] {
  const used = new Set<string>();
  return days.map(({ _id, day, title, activities }, index) => {
    const id = _id && !used.has(_id) ? _id : randomUUID();
    used.add(id);
    return { id, day: day ?? index + 1, title, activities };
  });
}
