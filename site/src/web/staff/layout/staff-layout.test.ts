import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { StaffLayout, type StaffLayoutProps } from './staff-layout.tsx';

function html(path: string, props: Partial<StaffLayoutProps> = {}): string {
  const layout = createElement(StaffLayout, { logout: 'Logout', ...props } as StaffLayoutProps, 'Words');
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, layout));
}

test('the staff layout is titled Travel Admin and Admin Dashboard, and links to the public site', () => {
  const page = html('/admin');
  expect(page).toContain('Travel Admin');
  expect(page).toContain('>Admin Dashboard<');
  expect(page).toContain('Logout');
  expect(page).toMatch(/href="\/"[^>]*>.*?View site/);
});

test('the staff layout marks the current page, or the list that a form belongs to', () => {
  expect(html('/admin/stories')).toMatch(/href="\/admin\/stories" aria-current="page"/);
  const form = html('/admin/stories/edit/7');
  expect(form).toMatch(/href="\/admin\/stories" aria-current="true"/);
  expect(form.match(/aria-current/g)).toHaveLength(1);
});

test('the staff layout shows how much is waiting, and nothing where nothing is', () => {
  const page = html('/admin', { waiting: { '/admin/contacts': 3, '/admin/feedback': 0 } });
  expect(page).toMatch(/Contacts<\/span><span[^>]*>3<span class="sr"> waiting/);
  expect(page.match(/ waiting/g)).toHaveLength(1);
});

test('the staff layout shows no person until one is given', () => {
  expect(html('/admin')).not.toContain('/profile');
  expect(html('/admin', { account: { name: 'Ines' } })).toContain('aria-label="Profile of Ines"');
});
