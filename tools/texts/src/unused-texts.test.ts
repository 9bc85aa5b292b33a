import { expect, test } from 'vitest';
import { unusedTexts } from './unused-texts.ts';

const written = (file: string, ...keys: string[]) => ({
  area: 'stories',
  file,
  part: 'site' as const,
  messages: Object.fromEntries(keys.map((key) => [key, key])),
});
const story = written('site/src/story.texts.ts', 'by', 'readMore');
const user = (code: string) => [{ file: 'page.tsx', code: `import { t } from './story.texts.ts';\n${code}` }];

test('a text that no code names is told', () => {
  expect(unusedTexts([story], user('t.by({ name })'))).toEqual(['stories.readMore']);
  expect(unusedTexts([story], [])).toEqual(['stories.by', 'stories.readMore']);
});

test('naming it elsewhere is no use of it, nor is a longer word', () => {
  expect(unusedTexts([story], [...user('t.by; t.readMoreOften'), { file: 'other.ts', code: 'readMore' }])).toEqual([
    'stories.readMore',
  ]);
});

test('what is named in any way is used, and so is what staff may word anew', () => {
  expect(unusedTexts([story], user('const { by, readMore } = t;'))).toEqual([]);
  expect(unusedTexts([written('site/src/voice.texts.ts', 'home.title')], [])).toEqual([]);
});
