import '@trekker/texts/in-english.fixture.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Layout, type LayoutProps } from './layout.tsx';

function html(props: Partial<LayoutProps> = {}, path = '/') {
  const page = createElement(Layout, { ...props } as LayoutProps, 'Words');
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, page));
}

const rail = (page: string) => page.slice(page.indexOf('aria-label="Main"'), page.indexOf('<header'));

describe('the navigation rail', () => {
  test('holds the links of guests, members and staff, each with a class of its own', () => {
    const marked = [...rail(html()).matchAll(/<li class="([^"]*)"><a[^>]*href="([^"]*)"/g)].map(([, mark, href]) => [
      href,
      mark,
    ]);
    expect(marked).toEqual([
      ['/profile', expect.stringContaining('member')],
      ['/favorite', expect.stringContaining('member')],
      ['/admin', expect.stringContaining('staff')],
      ['/login', expect.stringContaining('guest')],
      ['/account', expect.stringContaining('unscripted')],
    ]);
  });
  test('marks the current section', () => {
    expect(rail(html({}, '/destinations/lisbon'))).toMatch(/href="\/destinations"[^>]*aria-current="true"/);
  });
});

test('the running header names the parent pages and the current one', () => {
  const page = html({ breadcrumbs: [{ label: 'Destinations', href: '/destinations' }, { label: 'Lisbon' }] });
  expect(page).toContain('<span aria-current="page">Lisbon</span>');
});

test('the search form works without a script', () => {
  expect(html()).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/);
  expect(html()).toContain('name="q"');
});

describe('the footer', () => {
  test('links to a search for each of the five regions', () => {
    for (const region of ['europe', 'asia', 'africa', 'americas', 'oceania'])
      expect(html()).toContain(`href="/search?q=${region}"`);
  });
  test('shows social links and cookie settings where there are any', () => {
    const full = html({
      social: [{ label: 'Instagram', href: 'https://a.example' }],
      onCookieSettings() {},
    });
    expect(full).toContain('Instagram');
    expect(full).toContain('Cookie settings');
    expect(html()).not.toContain('Follow');
    expect(html()).not.toContain('Cookie settings');
  });
  test('is left out on account pages', () => {
    expect(html({ authLayout: true })).not.toContain('<footer');
  });
});
