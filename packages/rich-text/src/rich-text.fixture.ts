import fc from 'fast-check';
import type { Block, Figure, Inline, Plain } from './document.ts';

const id = fc.uuid({ version: 7 });
const width = fc.constantFrom('column' as const, 'wide' as const, 'full' as const);
/** Letters, blanks and all that is markup somewhere. */
const piece = fc.constantFrom(
  ...[
    'a',
    'b',
    'é',
    '中',
    '😀',
    ' ',
    '  ',
    '\u00a0',
    '\n',
    '.',
    ',',
    '1',
    '1.',
    '1986. ',
    '- ',
    '+ ',
    '# ',
    '## ',
    '> ',
    '---',
    '===',
  ],
  ...[
    '*',
    '**',
    '_',
    '__',
    '`',
    '~~~',
    '|',
    '| --- |',
    ':',
    '::',
    ':::',
    '::figure',
    ':::note',
    '[',
    ']',
    '(',
    ')',
    '[x](y)',
    '![',
    '<',
    '<b>',
  ],
  ...[
    '</b>',
    '&',
    '&amp;',
    '&quot;',
    '&#x41;',
    '\\',
    '"',
    '{',
    '}',
    '{media=',
    '!',
    'https://example.com',
    '\t',
    '\u202e',
    '\u0000',
    '\ud800',
  ],
);
export const markupText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const shortText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

const link = fc.oneof(
  fc.constantFrom('https://example.com/a?b=1&c=(2)', 'mailto:a@example.com', 'tel:+351210000000', '/stories', '#part'),
  id.map((one) => `trekker:destination/${one}`),
  id.map((one) => `trekker:story/${one}`),
);
const inline: fc.Arbitrary<Inline[]> = fc.letrec<{ inline: Inline[]; part: Inline }>((tie) => ({
  inline: fc.array(tie('part'), { maxLength: 5 }),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    shortText,
    fc.constant({ br: 1 as const }),
    tie('inline').map((b) => ({ b })),
    tie('inline').map((i) => ({ i })),
    fc.tuple(link, tie('inline')).map(([a, c]) => ({ a, c })),
  ),
})).inline;

const figure: fc.Arbitrary<Figure> = fc.record({
  t: fc.constant('figure' as const),
  media: id,
  width,
  alt: shortText,
  credit: shortText,
  c: inline,
});
const plain: fc.Arbitrary<Plain> = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ t: fc.constant('p' as const), c: inline }),
    fc.record({
      t: fc.constant('list' as const),
      start: fc.oneof(fc.constant(null), fc.integer({ min: -3, max: 200_000 })),
      items: fc.array(fc.array(tie('plain'), { maxLength: 3 }), { maxLength: 3 }),
    }),
  ),
})).plain;
const align = fc.constantFrom(null, 'left' as const, 'center' as const, 'right' as const);

const block: fc.Arbitrary<Block> = fc.oneof(
  { arbitrary: plain, weight: 4 },
  fc.record({ t: fc.constant('h' as const), level: fc.constantFrom(2 as const, 3 as const), c: inline }),
  fc.record({ t: fc.constant('quote' as const), blocks: fc.array(plain, { maxLength: 3 }) }),
  fc.record({ t: fc.constant('pull' as const), by: shortText, c: inline }),
  fc.record({ t: fc.constant('note' as const), title: shortText, blocks: fc.array(plain, { maxLength: 3 }) }),
  fc.constant({ t: 'rule' as const }),
  fc.record({
    t: fc.constant('table' as const),
    align: fc.array(align, { maxLength: 3 }),
    rows: fc.array(fc.array(inline, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  }),
  figure,
  fc.record({ t: fc.constant('video' as const), media: id, width, credit: shortText, c: inline }),
  fc.record({
    t: fc.constant('gallery' as const),
    width,
    figures: fc.array(figure, { minLength: 1, maxLength: 9 }),
    c: inline,
  }),
  fc.record({ t: fc.constant('place' as const), id }),
);
/** Any text, in its normal form or not. */
export const anyBlocks = fc.array(block, { maxLength: 5 });
