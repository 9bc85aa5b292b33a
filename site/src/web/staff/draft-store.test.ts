import { describe, expect, test } from 'vitest';
import { openDraftStore } from './draft-store.ts';

/** Storage as browsers have it, with room for so many characters. */
function storageOf(room = Infinity): Storage {
  const kept: Record<string, string> = {};
  const own = {
    getItem: (name: string) => kept[name] ?? null,
    setItem(name: string, text: string) {
      const others = Object.entries(kept).filter(([other]) => other !== name);
      if (others.reduce((sum, [, value]) => sum + value.length, text.length) > room) throw new Error('QuotaExceeded');
      kept[name] = text;
      Object.defineProperty(storage, name, { enumerable: true, configurable: true, value: text });
    },
    removeItem(name: string) {
      delete kept[name];
      delete storage[name];
    },
  };
  const storage = Object.create(own) as Storage;
  return storage;
}

let minute = 0;
const draft = (values: unknown, startedFrom: string | null = null) => {
  minute += 1;
  return { values, startedFrom, keptAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() };
};

test('gives back what was kept under its key, until it is forgotten', () => {
  const store = openDraftStore(storageOf());
  const typed = draft({ title: 'Trains' }, '2026-01-01T00:00:00.000Z');
  expect(store.keep('story:7', typed)).toBe(true);
  expect(store.read('story:7')).toEqual(typed);
  expect(store.read('story:8')).toBeNull();
  store.forget('story:7');
  expect(store.read('story:7')).toBeNull();
});

test('what cannot be read counts as nothing', () => {
  const storage = storageOf();
  for (const text of ['{', '7', '"words"', '{"values":null}']) {
    storage.setItem('draft:broken', text);
    expect(openDraftStore(storage).read('broken')).toBeNull();
  }
});

describe('bounds', () => {
  test('one draft may not be endless, and what was kept before stays', () => {
    const store = openDraftStore(storageOf());
    store.keep('story', draft('short'));
    expect(store.keep('story', draft('x'.repeat(300_000)))).toBe(false);
    expect(store.read('story')?.values).toBe('short');
  });
  test('the least recently kept leave first', () => {
    const store = openDraftStore(storageOf());
    for (let n = 0; n < 31; n++) store.keep(`story:${n}`, draft(n + 1));
    expect(store.read('story:0')).toBeNull();
    expect(store.read('story:1')?.values).toBe(2);
    expect(store.read('story:30')?.values).toBe(31);
  });
  test('makes room where the browser has none, and says when it is not enough', () => {
    const store = openDraftStore(storageOf(1500));
    expect(store.keep('old', draft('a'.repeat(900)))).toBe(true);
    expect(store.keep('new', draft('b'.repeat(900)))).toBe(true);
    expect(store.read('old')).toBeNull();
    expect(store.keep('large', draft('c'.repeat(2000)))).toBe(false);
  });
  test('touches nothing but drafts', () => {
    const storage = storageOf(1500);
    storage.setItem('theme', 'dark');
    openDraftStore(storage).keep('large', draft('c'.repeat(2000)));
    expect(storage.getItem('theme')).toBe('dark');
  });
});

test('a browser without storage keeps nothing and fails at nothing', () => {
  const store = openDraftStore(undefined);
  expect(store.keep('story', draft('words'))).toBe(false);
  expect(store.read('story')).toBeNull();
  store.forget('story');
});
