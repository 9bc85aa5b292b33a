import '@trekker/texts/in-english.fixture.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Pager, pageAddress } from './pager.tsx';

describe('pageAddress', () => {
  test('keeps the query and replaces the page', () => {
    expect(pageAddress('/stories?q=food+%26+drink&page=2', 3)).toBe('/stories?q=food+%26+drink&page=3');
  });
  test('gives the first page its plain address', () => {
    expect(pageAddress('/stories?page=2', 1)).toBe('/stories');
  });
  test('keeps query parameters that are given several times', () => {
    expect(pageAddress('/destinations?tags=food&tags=city', 2)).toBe('/destinations?tags=food&tags=city&page=2');
  });
});

const html = (page: number, pages: number) =>
  renderToStaticMarkup(createElement(Pager, { page, pages, address: '/destinations?region=asia' }));

describe('Pager', () => {
  test('shows the current page, with real links to both sides', () => {
    const middle = html(2, 4);
    expect(middle).toContain('Page 2 of 4');
    expect(middle).toMatch(
      /href="\/destinations\?region=asia"[^>]*rel="prev"|rel="prev"[^>]*href="\/destinations\?region=asia"/,
    );
    expect(middle).toContain('href="/destinations?region=asia&amp;page=3"');
  });
  test('has nothing before the first page and nothing after the last', () => {
    expect(html(1, 2).match(/href=/g)).toHaveLength(1);
    expect(html(2, 2).match(/href=/g)).toHaveLength(1);
    expect(html(1, 2).match(/aria-disabled="true"/g)).toHaveLength(1);
  });
  test('is not shown for a single page', () => {
    expect(html(1, 1)).toBe('');
    expect(html(1, 0)).toBe('');
  });
  test('is shown for a single page with the option `always`', () => {
    const single = renderToStaticMarkup(
      createElement(Pager, { page: 1, pages: 0, address: '/admin', always: true, previous: 'Previous' }),
    );
    expect(single).toContain('Page 1 of 1');
    expect(single).toContain('Previous');
    expect(single).not.toContain('href=');
  });
});
