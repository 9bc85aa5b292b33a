import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPresenceBoard, type OpenForm, presenceNotice } from './presence-board.ts';

const story = { kind: 'story', item: 'a' };
const openBy = (accountId: string): OpenForm => ({ ...story, accountId, form: randomUUID() });

function aBoard() {
  let now = 0;
  const board = createPresenceBoard(() => now);
  return {
    besides: board.besides,
    hear: (open: OpenForm, seconds = 25) => board.told(presenceNotice(open, seconds)),
    told: board.told,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

describe('the board of open forms', () => {
  test('knows the other forms of an item in the order in which they came, and not the one that asks', () => {
    const { hear, besides } = aBoard();
    const [ana, ben, cleo] = [openBy('ana'), openBy('ben'), openBy('cleo')];
    for (const open of [ben, ana, cleo, ben]) hear(open);
    expect(besides(ana)).toEqual(['ben', 'cleo']);
    expect(besides({ ...ana, item: 'b' })).toEqual([]);
    expect(besides({ ...ana, kind: 'banner' })).toEqual([]);
  });

  test('forgets a form that was closed at once, and one that is silent after its time', () => {
    const { hear, besides, wait } = aBoard();
    const [ana, ben, cleo] = [openBy('ana'), openBy('ben'), openBy('cleo')];
    for (const open of [ana, ben, cleo]) hear(open);
    hear(ben, 0);
    expect(besides(ana)).toEqual(['cleo']);
    wait(24);
    expect(besides(ana)).toEqual(['cleo']);
    hear(ana);
    wait(1);
    expect(besides(ana)).toEqual([]);
  });

  test('hears no more of a form that was closed, in whatever order its notices come', () => {
    const { hear, besides } = aBoard();
    const [ana, ben] = [openBy('ana'), openBy('ben')];
    for (const open of [ana, ben]) hear(open);
    hear(ben, 0);
    hear(ben);
    expect(besides(ana)).toEqual([]);
    hear({ ...ben, form: randomUUID() });
    expect(besides(ana)).toEqual(['ben']);
  });

  test('lets nobody close the form of somebody else', () => {
    const { hear, besides } = aBoard();
    const [ana, ben] = [openBy('ana'), openBy('ben')];
    for (const open of [ana, ben]) hear(open);
    hear({ ...ben, accountId: 'ana' }, 0);
    expect(besides(ana)).toEqual(['ben']);
  });

  test('reads a notice whose item is made of spaces and marks as that item', () => {
    const { hear, besides, told } = aBoard();
    const [ana, ben] = [openBy('ana'), openBy('ben')].map((open) => ({ ...open, item: 'presence 0 ben x story a' }));
    if (!ana || !ben) throw new Error('Two are needed');
    expect(hear(ben)).toBe(true);
    expect(besides(ana)).toEqual(['ben']);
    for (const tag of ['story 1', 'presence-of-mind', '']) expect(told(tag)).toBe(false);
  });
});
