import { expect, test } from 'vitest';
import { type Cuts, cutCode } from './cut-code.ts';

// What is cut out of React and the router must leave the rest to do what it did.

const cut = (code: string, cuts: Cuts) => cutCode('library.js', code, cuts).replace(/\s+/g, ' ').trim();

test('a case that never comes goes, with whatever it declares left to the others', () => {
  const code = `function show(one) {
    switch (one.tag) {
      case 1: return 'a';
      case 26: var kind = 'b'; return kind;
      case 5: kind = 'c'; return kind;
    }
  }`;
  const shown = cut(code, { tags: [26] });
  expect(shown).not.toContain('26');
  expect(new Function(`'use strict'; ${shown}; return [show({ tag: 1 }), show({ tag: 5 })]`)()).toEqual(['a', 'c']);
});

test('of a case that another runs into only the word goes, and so it is of several words before one', () => {
  const switched = (cases: string) => `switch (tag) { ${cases} }`;
  const tags = [26, 27];
  expect(cut(switched('case 5: one(); case 26: two(); break; case 3: three();'), { tags })).toBe(
    switched('case 5: one(); two(); break; case 3: three();'),
  );
  expect(cut(switched('case 26: case 27: case 5: one();'), { tags })).toBe(switched('case 5: one();'));
  expect(cut(switched('case 5: case 26: one(); break; case 27: two();'), { tags })).toBe(
    switched('case 5: one(); break;'),
  );
  expect(cut(switched('case 5: { one(); break; } case 26: two();'), { tags })).toBe(
    switched('case 5: { one(); break; }'),
  );
  expect(cut('switch (lane) { case 26: one(); }', { tags })).toBe('switch (lane) { case 26: one(); }');
});

test('a comparison with what never comes has its answer', () => {
  expect(cut('if (5 === a.tag || 26 === a.tag || 27 !== tag) one(26 === lane);', { tags: [26, 27] })).toBe(
    'if (5 === a.tag || false || true) one(26 === lane);',
  );
  expect(cut('a = (lanes & 64) === lanes;', { never: [/^\((\w+) & 64\) === \1$/] })).toBe('a = false;');
});

test('a variable that never has another value is that value wherever it is read', () => {
  const code = 'var moves = false; function one() { moves = two(); return moves || of.moves || { moves: moves }; }';
  expect(cut(code, { constants: { moves: 'false' } })).toBe(
    'var moves = false; function one() { two(); return false || of.moves || { moves: false }; }',
  );
});

test('functions have another body, variables begin otherwise, methods and statements go', () => {
  expect(cut('function one(a) { return a; } one(2);', { bodies: { one: '{}' } })).toBe('function one(a) {} one(2);');
  expect(cut('var names = new Map([[1, 2]]), other = 1;', { values: { names: 'new Map()' } })).toBe(
    'var names = new Map(), other = 1;',
  );
  const hooks = 'var hooks = { read: 1, useOld: old, use: 2 }, others = { useOld: 3, use: 4 };';
  expect(cut(hooks, { methods: { among: 'read', names: ['useOld'] } })).toBe(
    'var hooks = { read: 1, use: 2 }, others = { useOld: 3, use: 4 };',
  );
  expect(cut('exports.a = 1; exports.b = 2;', { statements: ['exports.a ='] })).toBe('exports.b = 2;');
});

test.each<[string, Cuts]>([
  ['a function', { bodies: { two: '{}' } }],
  ['a variable', { constants: { two: 'false' } }],
  ['a method', { methods: { among: 'one', names: ['two'] } }],
  ['an expression', { never: [/two/] }],
  ['a value', { values: { two: '1' } }],
  ['a statement', { statements: ['exports.two ='] }],
  ['a text', { texts: [['two()', '']] }],
])('%s that is not there any more fails', (_, cuts) => {
  expect(() => cut('function one() {}', cuts)).toThrow('library.js does not say "');
});
