import { expect, test } from 'vitest';
import { linksGate, plainLinks } from './links.ts';

const lines = (code: string) => plainLinks('page.tsx', code).map(({ line }) => line);
const imports = "import { Pager } from '@trekker/design-system/content/pager.tsx';\n";

test('an address of a page that is written as it is, is refused', () => {
  expect(lines('<a href="/stories">Stories</a>')).toEqual([1]);
  expect(lines(`<a href={\`/stories/\${slug}\`}>A story</a>`)).toEqual([1]);
  expect(lines('<a href={href}>Somewhere</a>')).toEqual([1]);
  expect(lines('<a href={shown ? hrefTo(shown) : other}>Somewhere</a>')).toEqual([1]);
  expect(lines('<div>\n<form action="/search" />\n</div>')).toEqual([2]);
});

test('so it is where a component of the design system hands it to an element', () => {
  expect(lines(`${imports}<Pager address="/stories" />`)).toEqual([2]);
  expect(lines(`${imports}<Pager address={hrefTo('/stories')} />`)).toEqual([]);
  expect(
    lines(`import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
<StaffPageHeader back={{ href: '/admin', label: 'Back' }} />`),
  ).toEqual([2]);
  // One of ours writes it itself.
  expect(lines('<StoryLink href="/stories" />')).toEqual([]);
});

test('what hrefTo makes passes, and what is no page', () => {
  for (const href of [
    "{hrefTo('/stories')}",
    '"#main"',
    '"https://example.org"',
    `{\`mailto:\${email}\`}`,
    '"/api/v3/auth/google"',
    '{shown ? hrefTo(shown) : undefined}',
  ])
    expect(lines(`<a href=${href}>There</a>`)).toEqual([]);
});

test('no page of the site has one', () => {
  expect(linksGate()).toEqual({ code: 0, output: '' });
});
