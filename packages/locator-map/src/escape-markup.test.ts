import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('text neither ends an attribute nor begins an element', () => {
  expect(escapeMarkup(`<b title="a" id='c'>R&D</b> &amp;`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;c&#39;&gt;R&amp;D&lt;/b&gt; &amp;amp;',
  );
});

test('what XML cannot hold is left out, what is merely rare stays', () => {
  expect(escapeMarkup('a\u0000\u0008\u001f\ufffe\uffff\ud800b')).toBe('ab');
  expect(escapeMarkup('\t\r\n\u0085\ue000\u{10ffff}🏝️')).toBe('\t\r\n\u0085\ue000\u{10ffff}🏝️');
});
