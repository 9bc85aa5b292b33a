import { expect, test } from 'vitest';
import { shortNames, withShortNames } from './short-texts.ts';

// Names of texts are made short where a build can follow them; where it cannot, it fails instead of showing nothing.

const short = (code: string) =>
  withShortNames('page.tsx', code, async ({ exported }) => shortNames(exported === 't' ? ['save', 'found'] : []));
const imported = `import { t } from './page.texts.ts';`;

test('a text is read by its short name, also under another name and in JSX', async () => {
  expect(await short(`${imported}\nconst page = <p title={t.save}>{t.found({ count: 1 })}</p>;`)).toBe(
    `${imported}\nconst page = <p title={t.a}>{t.b({ count: 1 })}</p>;`,
  );
  expect(await short(`import { t as words } from './page.texts.ts'; words.save;`)).toContain('words.a;');
});

test('what is only called like it stays', async () => {
  const code = `${imported}\nconst block = { t: 'p' }; block.t; type Block = { t: 'p' }; <p t="x" />;`;
  expect(await short(code)).toBe(code);
});

test.each([
  ['chosen by a value', 't[name];'],
  ['handed over as a whole', 'show(t);'],
  ['taken apart', 'const { save } = t;'],
  ['hidden by another of that name', 'parts.map((t) => t.save);'],
  ['unknown', 't.gone;'],
])('texts that are %s fail the build', async (_, use) => {
  await expect(short(`${imported}\n${use}`)).rejects.toThrow(/^page\.tsx:2 /);
});

test.each([
  ['all', `import * as all from './page.texts.ts'; all.t.save;`],
  ['handed on', `export { t } from './page.texts.ts';`],
  ['late', `const late = import('./page.texts.ts');`],
])('a module of texts that is imported %s fails the build', async (_, code) => {
  await expect(short(code)).rejects.toThrow(/^page\.tsx:1 /);
});

test('names go on after z', () => {
  const names = shortNames(Array.from({ length: 28 }, (_, index) => `text${index}`));
  expect([...names.values()].slice(25)).toEqual(['z', 'aa', 'ab']);
});
