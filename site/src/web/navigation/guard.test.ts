import { describe, expect, test } from 'vitest';
import { returnPath } from '../../contract/return-path.ts';
import { loginAddress } from './guard.ts';

const origin = 'https://trekker.example';

const elsewhere = [
  ...[
    'https://evil.example',
    'http://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'https:evil.example',
    'https:/evil.example',
  ],
  ...[
    'https:///evil.example',
    'https:\\\\evil.example',
    'ftp://evil.example',
    'ws://evil.example',
    'mailto:a@b.example',
  ],
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
  ],
  ...['/\\/evil.example', '//\\evil.example', '\\evil.example', '/\\\\evil.example', '/path\\..\\..\\evil.example'],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\n/evil.example',
  ],
  ...[
    '/\u0000/evil.example',
    '\u0000//evil.example',
    '\u00a0//evil.example',
    '\ufeff//evil.example',
    '/\u0085/evil.example',
  ],
  ...['//evil.example@trekker.example', '//trekker.example@evil.example', 'https://trekker.example@evil.example'],
  ...[
    'https://trekker.example.evil.example',
    'https://trekker.example%2eevil.example',
    '//trekker.example:80@evil.example',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://%0aalert(1)',
  ],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'about:blank',
  ],
  ...[
    'evil.example',
    './evil.example',
    '../evil.example',
    '?next=//evil.example',
    '#//evil.example',
    '@evil.example',
    '.',
  ],
  // What is left of them begins with the name of another site.
  ...['/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/%2e%2e//evil.example', '/./..//'],
  ...['//%65vil.example', '/%5cevil.example\\', '//[::1]/', '//2130706433/', '//0x7f.1/', '', '\\', '//', '///'],
];

describe('the page that a login returns to', () => {
  test.each(elsewhere)('is never on another site: %j (T23)', (next) => {
    expect(returnPath(next, origin)).toBe('/');
  });

  // These stay here, whatever they look like.
  test.each([
    '/%2f%2fevil.example',
    '/x//evil.example',
    '/x?y=https://evil.example',
    '/x#//evil.example',
    '/%5cevil.example',
  ])('is a path on our site, even if it looks different: %j (T23)', (next) => {
    expect(new URL(returnPath(next, origin), origin).origin).toBe(origin);
    expect(returnPath(next, origin)).toMatch(/^\/(?![/\\])/);
  });

  test.each(['/login', '/LOGIN?next=/x', '/signup', '/reset-password?token=x', '/auth/check-login?token=x'])(
    'is never a page for guests: %s',
    (next) => expect(returnPath(next, origin)).toBe('/'),
  );

  test('is the page that was asked for', () => {
    const asked = '/destinations/hội-an?sort=oldest#reviews';
    const next = new URL(loginAddress(asked), origin).searchParams.get('next');
    expect(decodeURI(returnPath(next, origin))).toBe(asked);
  });
});
