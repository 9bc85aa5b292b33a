import type { MapWords } from '@trekker/locator-map/map-words.ts';
import { countryNameIn } from '@trekker/place-names/country-name-in.ts';
import { printList, printNumber } from '@trekker/texts/print-values.ts';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { findInterfaceLanguage } from '#server/languages/open-languages.ts';
import { t } from './api-map.texts.ts';

/** What is written on a map in the language in use; undefined for English, which a map is in by itself. */
export function mapWords(): MapWords | undefined {
  const { code } = printingNow('A map').rules;
  if (code === 'en') return undefined;
  return {
    title: (place) => t.title({ place }),
    description: ({ nearby, kmWide, ...of }) => {
      const position = t.position({ ...of, km: printNumber(kmWide) });
      return nearby.length > 0 ? `${position} ${t.nearby({ places: printList(nearby) })}` : position;
    },
    country: (english) => countryNameIn(code, english),
    kilometres: (km) => t.kilometres({ km: printNumber(km) }),
    sides: { north: t.north, east: t.east, south: t.south, west: t.west },
    degrees: (size) => printNumber(size, 2),
    joined: findInterfaceLanguage(code)?.direction === 'rtl',
  };
}
