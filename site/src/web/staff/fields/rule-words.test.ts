import { readFileSync } from 'node:fs';
import { inLanguage } from '@trekker/texts/in-language.ts';
import { openLanguage } from '@trekker/texts/open-language.ts';
import { expect, test } from 'vitest';
import { destinationFields } from '#features/destinations/web/components/staff/destination.fields.ts';
import { isTooLong } from './form-field.ts';

const german = JSON.parse(readFileSync(`${import.meta.dirname}/../../../../texts/staff/de.json`, 'utf8'));

const wrongIn = (code: string, texts: Record<string, string>) =>
  inLanguage(openLanguage(code, texts), () => [
    destinationFields.name.validate(' '),
    destinationFields.category.validate(''),
    destinationFields.tags.validate([]),
    destinationFields.latitude.validate(''),
    destinationFields.latitude.validate('91'),
    destinationFields.thumbnail.validate(null),
    destinationFields.images.validate([]),
    destinationFields.itinerary.validate([{ title: '', activities: '' }]),
  ]);

test('a form says in English what the specification says, word for word', () => {
  expect(wrongIn('en', {})).toEqual([
    'Destination name is required',
    'category is required',
    'tags is required',
    'latitude is required',
    'latitude must be a number from -90 to 90',
    'Thumbnail is required',
    'AtLest 2 is required',
    'Each day needs a title',
  ]);
});

test('in another language it names its fields as they are labeled', () => {
  expect(wrongIn('de', german)).toEqual([
    'Bitte ausfüllen: Name',
    'Bitte ausfüllen: Kategorie',
    'Bitte ausfüllen: Schlagwörter',
    'Bitte ausfüllen: Geografische Breite',
    'Geografische Breite: eine Zahl von -90 bis 90',
    'Bitte ausfüllen: Vorschaubild',
    'Bilder: mindestens 2',
    'Jeder Tag braucht einen Titel',
  ]);
});

test('a text that is too long says how long it may be, with digits grouped as the language does', () => {
  const { longDescription } = destinationFields;
  const most = longDescription.maxLength ?? 0;
  const said = (code: string, texts: Record<string, string>, length: number) =>
    inLanguage(openLanguage(code, texts), () => {
      const text = 'a'.repeat(length);
      return [longDescription.validate(text), longDescription.validateDraft(text)];
    });
  const english = `At most ${most.toLocaleString('en')} characters`;
  const inGerman = `Höchstens ${most.toLocaleString('de')} Zeichen`;
  expect(said('en', {}, most + 1)).toEqual([english, english]);
  expect(said('de', german, most + 1)).toEqual([inGerman, inGerman]);
  expect(said('en', {}, most)).toEqual([undefined, undefined]);
  expect(isTooLong(destinationFields, { longDescription: 'a'.repeat(most + 1) })).toBe(true);
  expect(isTooLong(destinationFields, { longDescription: 'a'.repeat(most), tags: [], other: 'a' })).toBe(false);
});
