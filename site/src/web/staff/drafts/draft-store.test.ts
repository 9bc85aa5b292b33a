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
  return { values, owner: 'ana', startedFrom, keptAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() };
};

/** What Ana typed into one form and its other tabs. */
const read = (store: ReturnType<typeof openDraftStore>, key: string) =>
  store.find(key, 'ana').map((kept) => kept.draft.values);

test('the draft store returns what was stored under a key, until it is deleted', () => {
  const store = openDraftStore(storageOf());
  const typed = draft({ title: 'Trains' }, '2026-01-01T00:00:00.000Z');
  expect(store.keep('story:7#a', typed)).toBe(true);
  expect(store.find('story:7', 'ana')).toEqual([{ slot: 'story:7#a', draft: typed }]);
  expect(store.find('story:77', 'ana')).toEqual([]);
  store.forget('story:7#a');
  expect(store.find('story:7', 'ana')).toEqual([]);
});

test('the draft store separates what two tabs type into the same form, and returns the newest first', () => {
  const store = openDraftStore(storageOf());
  store.keep('story:7#a', draft('one'));
  store.keep('story:7#b', draft('two'));
  expect(read(store, 'story:7')).toEqual(['two', 'one']);
  store.keep('story:7#a', draft('one more'));
  expect(read(store, 'story:7')).toEqual(['one more', 'two']);
});

test('the draft store gives nobody what somebody else has typed', () => {
  const store = openDraftStore(storageOf());
  store.keep('story:7#a', draft('words'));
  expect(store.find('story:7', 'adil')).toEqual([]);
});

test('the draft store ignores what it cannot read', () => {
  const storage = storageOf();
  for (const text of ['{', '7', '"words"', '{"values":null}']) {
    storage.setItem('draft:broken#a', text);
    expect(openDraftStore(storage).find('broken', 'ana')).toEqual([]);
  }
});

describe('the limits of the draft store', () => {
  test('refuse a draft that is too long, and keep the one stored before', () => {
    const store = openDraftStore(storageOf());
    store.keep('story#a', draft('short'));
    expect(store.keep('story#a', draft('x'.repeat(300_000)))).toBe(false);
    expect(read(store, 'story')).toEqual(['short']);
  });
  test('drop the least recently stored drafts first', () => {
    const store = openDraftStore(storageOf());
    for (let n = 0; n < 31; n++) store.keep(`story:${n}#a`, draft(n + 1));
    expect(read(store, 'story:0')).toEqual([]);
    expect(read(store, 'story:1')).toEqual([2]);
    expect(read(store, 'story:30')).toEqual([31]);
  });
  test('make room when the storage is full, and say when that is not enough', () => {
    const store = openDraftStore(storageOf(1500));
    expect(store.keep('old#a', draft('a'.repeat(900)))).toBe(true);
    expect(store.keep('new#a', draft('b'.repeat(900)))).toBe(true);
    expect(read(store, 'old')).toEqual([]);
    expect(store.keep('large#a', draft('c'.repeat(2000)))).toBe(false);
  });
  test('affect nothing but drafts', () => {
    const storage = storageOf(1500);
    storage.setItem('theme', 'dark');
    openDraftStore(storage).keep('large#a', draft('c'.repeat(2000)));
    expect(storage.getItem('theme')).toBe('dark');
  });
});

test('the draft store stores nothing and never fails in a browser without storage', () => {
  const store = openDraftStore(undefined);
  expect(store.keep('story#a', draft('words'))).toBe(false);
  expect(read(store, 'story')).toEqual([]);
  store.forget('story#a');
});
