import { expect, test } from 'vitest';
import { currentStaffPlace, staffPlaces } from './staff-places.ts';

test('the staff navigation links to every part of the back office, in order', () => {
  expect(staffPlaces.flat().map(({ name }) => name())).toEqual([
    'Dashboard',
    'About',
    'Team Members',
    'Banner',
    'Destinations',
    'Highlights',
    'Stories',
    'Authors',
    'Pages',
    'Media',
    'Users',
    'Contacts',
    'Feedback',
    'Settings',
    'Trash',
  ]);
});

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/about', 'About'],
  ['/admin/contact-details', 'About'],
  ['/admin/about/team', 'Team Members'],
  ['/admin/banners/new', 'Banner'],
  ['/admin/pages/edit/1', 'Pages'],
  ['/admin/stories/edit/7', 'Stories'],
  ['/admin/users/7', 'Users'],
  ['/admin/contacts', 'Contacts'],
  ['/admin/unknown', undefined],
])('the staff page %s belongs to %s', (path, name) => {
  expect(currentStaffPlace(path)?.name()).toBe(name);
});
