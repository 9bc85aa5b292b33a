import { expect, test } from 'vitest';
import { namesIn, privateWords } from './plain-names.ts';

const wordsIn = (file: string, text: string) =>
  [...namesIn(file, text)].flatMap((name) => privateWords(name, file)).sort();

test.each([
  ['an identifier', 'a.ts', 'const lazyPicture = 1;', ['picture']],
  ['a property', 'a.ts', 'export type A = { trail: string };', ['trail']],
  ['a component', 'a.tsx', 'export const A = () => <CardBones />;', ['bones']],
  ['a prop', 'a.tsx', 'export const A = () => <Card stage={1} />;', ['stage']],
  ['a file', 'crowd.ts', '', ['crowd']],
  ['a class', 'a.module.css', '.film .big-picture { color: red }', ['film', 'picture']],
])('a private word is found in %s', (_, file, text, words) => {
  expect(wordsIn(file, text)).toEqual(words);
});

test('the gate ignores other names, texts, comments and HTML elements', () => {
  const text = `// a picture of a door\nexport const Image = () => <picture title="The film">{known('a stage')}</picture>;`;
  expect(wordsIn('a.tsx', text)).toEqual([]);
});
