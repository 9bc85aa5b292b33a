import { describe, expect, test } from 'vitest';
import { absoluteAddress, originalImage, pathOf, plainSlug, slugIn } from './addresses.ts';
import { isoDate } from './dates.ts';

describe('addresses of an old site:', () => {
  test.each([
    ['../b/', 'https://old.example/a/c/', 'https://old.example/a/b/'],
    ['//cdn.example/a.jpg', 'https://old.example/', 'https://cdn.example/a.jpg'],
    ['/a b', null, '/a%20b'],
    ['#part', 'https://old.example/', '#part'],
    ['b.jpg', 'file:posts/a/index.markdown', 'file:posts/a/b.jpg'],
    ['../c.jpg#x', 'file:posts/a/index.markdown', 'file:posts/c.jpg#x'],
    ['../../../etc/passwd', 'file:posts/a/index.markdown', ''],
    ['/img/d.jpg', 'file:posts/a/index.markdown', '/img/d.jpg'],
    ['java\nscript:x', null, 'javascript:x'],
  ])('%j at %s is %s', (to, base, expected) => expect(absoluteAddress(to, base)).toBe(expected));

  test('a redirect begins at a path that does not climb', () => {
    expect(pathOf('https://old.example/2019//05/a/?x=1#y')).toBe('/2019/05/a/?x=1');
    expect(pathOf('/?p=12')).toBe('/?p=12');
    for (const refused of ['/a/../b', '/%2e%2e/b', '/a%2F..%2Fb', 'javascript:x', 'https://old.example/'])
      expect(pathOf(refused)).toBeNull();
  });

  test('the original of a smaller copy', () => {
    expect(originalImage('https://x.example/a-300x200.jpg?x=1')).toBe('https://x.example/a.jpg?x=1');
    expect(originalImage('/content/images/size/w600/2019/05/a.jpg')).toBe('/content/images/2019/05/a.jpg');
    expect(originalImage('https://x.example/a.jpg')).toBeNull();
  });

  test('a slug is readable and has no ending', () => {
    expect(plainSlug('%ce%b1-day.html')).toBe('α-day');
    expect(plainSlug('100%')).toBe('100%');
    expect(plainSlug('%ce%b1%ce%b2%ce')).toBe('αβ');
    expect(plainSlug('%ce%b1%c')).toBe('α');
    expect(plainSlug('%zz-a')).toBe('%zz-a');
    expect(slugIn('/2019/05/a-day/index.html')).toBe('a-day');
  });
});

describe('dates are UTC, however they are written:', () => {
  test.each([
    ['2019-05-01 10:00:00', '2019-05-01T10:00:00.000Z'],
    ['2019-05-01T10:00:00+02:00', '2019-05-01T08:00:00.000Z'],
    ['2019-05-01 10:00:00 +0200', '2019-05-01T08:00:00.000Z'],
    ['2019-05-01', '2019-05-01T00:00:00.000Z'],
    ['Wed, 01 May 2019 10:00:00 +0000', '2019-05-01T10:00:00.000Z'],
    [1556704800000, '2019-05-01T10:00:00.000Z'],
    ['1556704800000', '2019-05-01T10:00:00.000Z'],
    ['0000-00-00 00:00:00', null],
    ['2019-13-45', null],
    ['2021-02-30', null],
    ['2021-02-29 10:00:00', null],
    ['2020-02-29', '2020-02-29T00:00:00.000Z'],
    ['2019-05-01 25:00:00', null],
    ['9999-01-01', null],
    ['soon', null],
    [null, null],
  ])('%j is %j', (value, expected) => expect(isoDate(value)).toBe(expected));
});
