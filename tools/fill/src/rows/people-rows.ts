import type { Value } from '../copy.ts';
import { chance, idOf, kinds, oneOf, timeOf } from './chance.ts';
import { placeOf } from './gazetteer.ts';
import { personName, phrase, sentences, slugOf } from './wording.ts';

const addressOf = (number: number) =>
  `${personName(number).toLowerCase().replace(' ', '.')}.${number}@filled.example.com`;

export const accountColumns = [
  'id',
  'name',
  'email',
  'country',
  'city',
  'is_subscribed',
  'role',
  'created_at',
  'updated_at',
];

export function accountRow(number: number): Value[] {
  const { name, country } = placeOf(chance(number, 101) % 5000);
  const at = timeOf(number, 102);
  return [
    idOf(kinds.account, number),
    personName(number),
    addressOf(number),
    country.name,
    name,
    number % 4 === 0,
    // Somebody must be able to ask as staff; nobody can log in, as no account has a password.
    number === 0 ? 'AUTHOR' : 'USER',
    at,
    at,
  ];
}

/** So many people write the stories; each has a public profile with the id of the account. */
export const writers = 30;

export const authorColumns = ['id', 'slug', 'account_id', 'name', 'bio', 'created_at', 'updated_at'];

export function authorRow(number: number): Value[] {
  const id = idOf(kinds.account, number);
  const name = personName(number);
  const at = timeOf(number, 102);
  return [id, `${slugOf(name)}-${number}`, id, name, sentences(number, 840, 1), at, at];
}

export const favouriteColumns = ['account_id', 'destination_id', 'created_at'];

export function* favouriteRows(accounts: number, destinations: number): Generator<Value[]> {
  for (let account = 0; account < accounts; account += 1) {
    const first = chance(account, 111) % destinations;
    for (let index = 0; index < Math.min(3, destinations); index += 1)
      yield [
        idOf(kinds.account, account),
        idOf(kinds.destination, (first + index) % destinations),
        timeOf(account, 112),
      ];
  }
}

export const messageColumns = ['full_name', 'email', 'subject', 'message', 'read', 'created_at'];

export function messageRow(number: number): Value[] {
  const subject = oneOf(['general', 'feedback', 'support', 'partnership', 'other'], number, 121);
  return [
    personName(number),
    addressOf(number),
    subject,
    sentences(number, 820, 3),
    number % 10 !== 0,
    timeOf(number, 122),
  ];
}

export const feedbackColumns = ['name', 'email', 'location', 'message', 'rating', 'held', 'created_at'];

export function feedbackRow(number: number): Value[] {
  const { name, country } = placeOf(chance(number, 131) % 5000);
  const rating = 3 + (chance(number, 132) % 3);
  return [
    personName(number),
    addressOf(number),
    `${name}, ${country.name}`,
    sentences(number, 840, 2),
    rating,
    number % 50 === 0,
    timeOf(number, 133),
  ];
}

export const activityColumns = ['actor_id', 'actor_name', 'role', 'action', 'detail', 'type', 'created_at'];

export function activityRow(number: number): Value[] {
  const type = oneOf(['update', 'add', 'reply', 'Delete'], number, 141);
  const role = number % 3 === 0 ? 'AUTHOR' : 'ADMIN';
  return [null, personName(number % 7), role, 'Destination updated', placeOf(number).name, type, timeOf(number, 142)];
}

export const keywordColumns = ['keyword', 'count', 'results', 'last_searched_at'];

export function keywordRow(number: number): Value[] {
  return [
    `${phrase(number, 151)} ${number}`,
    1 + Math.floor(5000 / (number + 1)),
    chance(number, 152) % 100,
    timeOf(number, 153),
  ];
}
