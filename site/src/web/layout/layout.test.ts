import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Layout, type LayoutProps } from './layout.tsx';
import { type Viewer, ViewerProvider } from './viewer.ts';

function html(viewer: Viewer = { status: 'unknown' }, props: Partial<LayoutProps> = {}, path = '/') {
  const page = createElement(Layout, { ...props } as LayoutProps, 'Words');
  const known = createElement(ViewerProvider, { value: viewer }, page);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, known));
}

const rail = (page: string) => page.slice(page.indexOf('aria-label="Main"'), page.indexOf('<header'));

describe('the rail', () => {
  test('looks the same for nobody yet and for a guest', () => {
    expect(html({ status: 'guest' })).toBe(html());
    expect(rail(html())).toContain('href="/login"');
    expect(rail(html())).not.toContain('href="/profile"');
  });
  test('shows a member what is theirs', () => {
    const member = rail(html({ status: 'member', role: 'USER' }));
    expect(member).toContain('href="/profile"');
    expect(member).toContain('Favorite List');
    expect(member).not.toContain('href="/login"');
    expect(member).not.toContain('href="/admin"');
  });
  test.each(['ADMIN', 'AUTHOR'] as const)('leads %s to the back office', (role) => {
    expect(rail(html({ status: 'member', role }))).toContain('Admin Dashboard');
  });
  test('marks where one is', () => {
    expect(rail(html(undefined, {}, '/destinations/lisbon'))).toMatch(/href="\/destinations"[^>]*aria-current="true"/);
  });
});

test('the running head names the pages above and this one', () => {
  const page = html(undefined, { trail: [{ label: 'Destinations', href: '/destinations' }, { label: 'Lisbon' }] });
  expect(page).toContain('<span aria-current="page">Lisbon</span>');
});

test('the search is a form that works by itself', () => {
  expect(html()).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/);
  expect(html()).toContain('name="q"');
});

describe('the footer', () => {
  test('searches for the five regions', () => {
    for (const region of ['europe', 'asia', 'africa', 'americas', 'oceania'])
      expect(html()).toContain(`href="/search?q=${region}"`);
  });
  test('shows social links and cookie settings where there are any', () => {
    const full = html(undefined, {
      social: [{ label: 'Instagram', href: 'https://a.example' }],
      onCookieSettings() {},
    });
    expect(full).toContain('Instagram');
    expect(full).toContain('Cookie settings');
    expect(html()).not.toContain('Follow');
    expect(html()).not.toContain('Cookie settings');
  });
  test('is left out on account pages', () => {
    expect(html(undefined, { door: true })).not.toContain('<footer');
  });
});
