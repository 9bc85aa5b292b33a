import '@trekker/texts/in-english.fixture.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type ListState, StaffList, type StaffListProps } from './staff-list.tsx';

const rows = ['Trains', 'Boats'];

function html(list: ListState<string>, address = '/admin/stories?q=slow&role=ADMIN&page=2'): string {
  const props: StaffListProps<string> = {
    title: 'Stories',
    empty: 'No stories found',
    search: { label: 'Search stories', placeholder: 'Search by title' },
    filters: [
      { name: 'role', label: 'Role', options: ['', 'ADMIN'].map((value) => ({ value, label: value || 'All' })) },
    ],
    foot: 'Showing 2 of 9',
    list,
    children: (shown) => shown.join(', '),
  };
  const page = createElement(StaffList<string>, props);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, page));
}

test('a staff list shows the search and filter of its URL, and keeps them on the next page', () => {
  const page = html({ kind: 'ready', rows, page: 2, pages: 3 });
  expect(page).toContain('value="slow"');
  expect(page).toMatch(/<option value="ADMIN" selected/);
  expect(page).toContain('Trains, Boats');
  expect(page).toContain('Page 2 of 3');
  expect(page).toContain('href="/admin/stories?q=slow&amp;role=ADMIN&amp;page=3"');
  expect(page).toContain('Showing 2 of 9');
});

test('a staff list without results says so, and keeps search and filters', () => {
  const page = html({ kind: 'ready', rows: [], page: 1, pages: 0 });
  expect(page).toMatch(/<h2[^>]*>No stories found/);
  expect(page).toContain('type="search"');
});

test('a staff list shows skeletons while it loads, and can be tried again when that failed', () => {
  expect(html({ kind: 'loading' })).toContain('aria-busy="true"');
  const failed = html({ kind: 'failed', text: 'The stories did not arrive.', onRetry() {} });
  expect(failed).toContain('The stories did not arrive.');
  expect(failed).toContain('Try again');
});
