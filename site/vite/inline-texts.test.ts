import { expect, test } from 'vitest';
import { inlineTexts } from './inline-texts.ts';

// English is put where it is read if a build can follow; where it cannot, it fails instead of showing nothing.

const english = { area: 'page', messages: { save: 'Save', found: '{count, plural, one {# story} other {# stories}}' } };
const inlined = (code: string) =>
  inlineTexts('page.tsx', code, async ({ exported }) => (exported === 't' ? english : undefined));
const imported = `import { t } from './page.texts.ts';`;
const printText = `import { printText } from '@trekker/texts/browser-texts.ts';`;

test('a text stands where it is read, in JSX as well', async () => {
  const { code, keys } = await inlined(`${imported}\nconst page = <p title={t.save}>{t.found({ count: 1 })}</p>;`);
  const forms =
    '[["plural","count",0,{"one":[["number","count",0]," story"],"other":[["number","count",0]," stories"]}]]';
  expect(code).toBe(
    `${printText}\nconst page = <p title={printText("page.a", "Save")}>{printText("page.b", ${forms})({ count: 1 })}</p>;`,
  );
  expect([...keys]).toEqual([
    ['page.save', 'page.a'],
    ['page.found', 'page.b'],
  ]);
});

test('texts are found under another name, and only those that are read', async () => {
  const { code, keys } = await inlined(`import { t as words } from './page.texts.ts'; words.save;`);
  expect(code).toBe(`${printText} printText("page.a", "Save");`);
  expect([...keys.keys()]).toEqual(['page.save']);
});

test('all of an area stand where they are chosen by their keys', async () => {
  const { code, keys } = await inlined(`${imported}\nconst text = useTexts(t);`);
  expect(code).toMatch(/useTexts\(\{ get "save"\(\) \{ return printText\("page\.a", "Save"\); \}, get "found"\(\) /);
  expect([...keys.keys()]).toEqual(['page.save', 'page.found']);
});

test('what is only called like it stays', async () => {
  const rest = `const block = { t: 'p' }; block.t; type Block = { t: 'p' }; <p t="x" />;`;
  expect((await inlined(`${imported}\n${rest}`)).code).toBe(`${printText}\n${rest}`);
});

test.each([
  ['chosen by a value', 't[name];'],
  ['handed over as a whole', 'show(t);'],
  ['taken apart', 'const { save } = t;'],
  ['hidden by another of that name', 'parts.map((t) => t.save);'],
  ['unknown', 't.gone;'],
])('texts that are %s fail the build', async (_, use) => {
  await expect(inlined(`${imported}\n${use}`)).rejects.toThrow(/^page\.tsx:2 /);
});

test.each([
  ['all', `import * as all from './page.texts.ts'; all.t.save;`],
  ['handed on', `export { t } from './page.texts.ts';`],
  ['late', `const late = import('./page.texts.ts');`],
])('a module of texts that is imported %s fails the build', async (_, code) => {
  await expect(inlined(code)).rejects.toThrow(/^page\.tsx:1 /);
});
