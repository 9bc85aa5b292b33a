import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { listEditableTexts } from '../../src/contract/texts/editable-texts.ts';
import { aLogin } from '../../src/features/accounts/server/account.fixture.ts';
import { inLanguageOf } from '../../src/server/languages/person-language.ts';
import { sendForm } from '../calls/forms.ts';
import type { Received } from '../calls/requests.ts';
import { callsAs } from '../calls/staff-calls.ts';
import type { TestSite } from './test-site.ts';

// Finds what tells of our magazine, or of our software, in one of somebody else.

const library = path.resolve(import.meta.dirname, '../../sample-library');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(library, file), 'utf8'));

/** What the sample library calls its places, stories and people; a word or two may stand anywhere. */
function sampleNames(): string[] {
  const named = (folder: string) =>
    readdirSync(path.join(library, folder))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => [readJson(`${folder}/${file}`)].flat());
  const people = Object.values<{ name: string }>(readJson('people.json'));
  const titles = [...named('destinations'), ...named('stories'), ...people, ...readJson('accounts.json')].flatMap(
    ({ name, title }) => [name, title],
  );
  return [...new Set(titles.filter((title) => typeof title === 'string'))];
}

/** Words that any site may have, in labels of its own. */
const anyones =
  /^(What travelers say|Top Destinations|Latest Stories|\{name\}'s Highlights|Join Our Community|Welcome back|Write to us)$/;

/** Those that any site may have are the same ones in every language. */
function voiceIn(language: string): string[] {
  const kept = inLanguageOf('en', listEditableTexts).filter((text) => !anyones.test(text.default));
  const keys = new Set(kept.map(({ key }) => key));
  return inLanguageOf(language, listEditableTexts).flatMap((text) => (keys.has(text.key) ? [text.default] : []));
}

const oursIn = (language: string): readonly string[] => [
  'trekker',
  'far places',
  '50,000+',
  '120+ destinations',
  'one letter a month',
  'told slowly',
  'temples of bagan',
  ...voiceIn(language),
  ...sampleNames(),
];

/**
 * The pictures of home's cover where there is no banner belong to every site (home/web/default-cover.ts); the names of
 * the places that they show do not.
 */
const withoutDefaultCover = (text: string) =>
  text.replace(
    /<figure(?:(?!<\/figure>|<figcaption).)*\/assets\/(?:kyoto|lofoten|uluru)-(?:(?!<figcaption).)*?<\/figure>/gs,
    '',
  );

/** What comes in from is told by the names of the systems, ours among them; so is the file that tells an export. */
const withoutSystems = (text: string) =>
  text.replace(/"trekker","wordpress"/g, '"wordpress"').replace(/trekker\.json/g, 'site.json');

const readable = (text: string) =>
  withoutSystems(withoutDefaultCover(text))
    .replace(/&(#x27|#39|apos);/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .toLowerCase();

/** Whole words only: a place may be called like the beginning of another word. */
const ourWordsIn = (text: string, ours: readonly string[]): string[] => {
  const said = readable(text);
  return ours.filter((words) => {
    for (let at = said.indexOf(words.toLowerCase()); at >= 0; at = said.indexOf(words.toLowerCase(), at + 1))
      if (!/[a-z]/.test(said[at - 1] ?? ' ') || words === 'trekker') return true;
    return false;
  });
};

/**
 * Looks for words of ours, as they are in the language that the site is written in: `found` says where there are any,
 * `fetched` all that was looked at.
 */
export function watchForeignWords(language = 'en') {
  const ours = oursIn(language);
  const found: string[] = [];
  const fetched: string[] = [];
  const look = (where: string, answer: Pick<Received, 'text' | 'headers'>): void => {
    fetched.push(where);
    const said = `${answer.text}\n${JSON.stringify(answer.headers)}`;
    for (const words of ourWordsIn(said, ours)) {
      const at = readable(said).indexOf(words.toLowerCase());
      found.push(`${where}: ${readable(said).slice(Math.max(0, at - 60), at + words.length + 30)}`);
    }
  };
  return { found, fetched, look };
}

/** Gives the site another name, look and words of its own, as staff do. */
export async function becomeKompass(site: TestSite): Promise<void> {
  const author = await callsAs(site, 'AUTHOR');
  const { headers } = await aLogin(site.db, { role: 'AUTHOR', name: 'Jutta Brandt' });
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
  const { status } = await sendForm(site, 'PUT', '/api/v5/admin/brand', headers, {
    name: 'Kompass & Söhne',
    tagline: 'Mit der Bahn ans Meer',
    description: 'Reisen ohne Eile.',
    accent: '#1f5f8b',
    typePair: 'modern',
    logo: new File([mark], 'logo.svg'),
    icon: new File([mark], 'icon.svg'),
  });
  expect(status).toBe(200);
  for (const { key } of listEditableTexts())
    expect((await author('PUT', `/api/v5/admin/texts/${key}`, { value: `Kompass ${key}` })).status).toBe(200);
}
