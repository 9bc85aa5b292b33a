import { chance, oftenEarly, oneOf } from './chance.ts';

const nouns = (
  'harbour market square river bridge station garden museum theatre library castle chapel lighthouse bakery terrace promenade tram ' +
  'ferry orchard vineyard forest lake valley ridge meadow spring waterfall canyon dune reef lagoon island pier canal quarter alley ' +
  'courtyard fountain tower wall gate arcade workshop pottery weaver brewery distillery farm mill barn stable trail pass summit hut ' +
  'observatory planetarium zoo aquarium stadium velodrome cinema bookshop café teahouse inn hostel campsite beach cove cliff cave'
).split(' ');
const adjectives = (
  'quiet old small bright narrow steep wide green blue white wooden stone painted hidden famous forgotten busy slow warm cool windy sunny ' +
  'misty salty sweet friendly curious modest proud crooked straight restored early late northern southern local lively sleepy'
).split(' ');
const verbs =
  'walk swim paddle cycle climb wander picnic sketch listen taste rest photograph sail ride fish read dance shop'.split(
    ' ',
  );
const times = [
  'at dawn',
  'before breakfast',
  'at noon',
  'after the rain',
  'in the evening',
  'on Sundays',
  'in spring',
  'all year',
];
const rareTags = adjectives
  .slice(0, 16)
  .flatMap((adjective) => nouns.slice(0, 24).map((noun) => `${adjective} ${noun}`));

export const categories = ['City', 'Town', 'Village', 'Coast', 'Mountain', 'Lake', 'Island', 'Desert'];
const tags = [
  ...[
    'nature',
    'culture',
    'history',
    'food',
    'city',
    'hiking',
    'beaches',
    'architecture',
    'scenic',
    'island',
    'nightlife',
    'family',
  ],
  ...['winter', 'wildlife', 'music', 'markets', 'trains', 'cycling', 'wellness', 'festivals'],
];

/** Three that many places share, and one that few do. */
export function tagsOf(number: number): string[] {
  return [
    ...new Set([
      oftenEarly(tags, number, 11),
      oneOf(tags, number, 12),
      oftenEarly(tags, number, 13),
      oneOf(rareTags, number, 14),
    ]),
  ];
}

function sentence(number: number, salt: number): string {
  const noun = oftenEarly(nouns, number, salt);
  const other = oneOf(nouns, number, salt + 1);
  const adjective = oftenEarly(adjectives, number, salt + 2);
  switch (chance(number, salt + 3) % 4) {
    case 0:
      return `Behind the ${adjective} ${noun} lies a ${oneOf(adjectives, number, salt + 4)} ${other} where people ${oneOf(verbs, number, salt + 5)} ${oneOf(times, number, salt + 6)}.`;
    case 1:
      return `${oneOf(times, number, salt + 6).replace(/^./, (letter) => letter.toUpperCase())} the ${noun} is ${adjective}, and the ${other} is better.`;
    case 2:
      return `Take the path from the ${noun} to the ${other} and ${oneOf(verbs, number, salt + 5)} for an hour.`;
    default:
      return `Nobody hurries here: the ${other} opens ${oneOf(times, number, salt + 6)}, the ${adjective} ${noun} when it likes.`;
  }
}

export function sentences(number: number, salt: number, count: number): string {
  return Array.from({ length: count }, (_, index) => sentence(number, salt + index * 10)).join(' ');
}

/** Two or three words: "quiet harbour". */
export function phrase(number: number, salt: number): string {
  return `${oneOf(adjectives, number, salt)} ${oneOf(nouns, number, salt + 1)}`;
}

const firstNames = (
  'Ada Amara Anders Ana Bela Bruno Carla Chen Chloe Dara Diego Edda Elif Emil Esra Farah Felix Freya Gita Hana Hugo Ines Ivan Jana Jonas ' +
  'Kaito Karin Kofi Lea Leo Lina Luca Maja Marco Mei Milan Mona Nadia Nils Nora Olga Omar Oskar Paula Pedro Priya Rosa Samir Sofia Tariq Tessa Yara'
).split(' ');
const lastNames = (
  'Abe Almeida Andersson Bakker Baptiste Costa Dubois Eriksen Fischer Garcia Haddad Horvat Ito Jansen Kaya Keller Khan Kovacs Larsen Lopez ' +
  'Mensah Moreau Moretti Nagy Novak Okafor Olsen Park Patel Pereira Popescu Rossi Sato Schmidt Silva Singh Tanaka Torres Weber Wong'
).split(' ');

export function personName(number: number): string {
  return `${oneOf(firstNames, number, 21)} ${oneOf(lastNames, number, 22)}`;
}

export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
