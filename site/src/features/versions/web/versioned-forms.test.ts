import { expect, test } from 'vitest';
import { aboutVersionFields, teamMemberVersionFields } from '#features/about/about-versions.ts';
import { aboutFields } from '#features/about/web/components/staff/about.fields.ts';
import { teamMemberFields } from '#features/about/web/components/staff/team-member.fields.ts';
import { bannerVersionFields } from '#features/banners/banner-versions.ts';
import { bannerFields } from '#features/banners/web/components/staff/banner.fields.ts';
import { destinationVersionFields } from '#features/destinations/destination-versions.ts';
import { destinationFields } from '#features/destinations/web/components/staff/destination.fields.ts';
import { highlightVersionFields } from '#features/highlights/highlight-versions.ts';
import { highlightFields } from '#features/highlights/web/components/staff/highlight.fields.ts';
import { pageVersionFields } from '#features/pages/page-versions.ts';
import { pageFields } from '#features/pages/web/components/staff/page.fields.ts';
import { storyVersionFields } from '#features/stories/story-versions.ts';
import { storyFields } from '#features/stories/web/components/staff/story.fields.ts';

// A field that no version holds is saved, and then lost without a word: nobody can restore it, and of two who change it
// the later one wins.
test.each([
  ['story', storyFields, storyVersionFields],
  ['destination', destinationFields, destinationVersionFields],
  ['highlight', highlightFields, highlightVersionFields],
  ['banner', bannerFields, bannerVersionFields],
  ['page', pageFields, pageVersionFields],
  ['about page', aboutFields, aboutVersionFields],
  ['team member', teamMemberFields, teamMemberVersionFields],
])('every field of the form of a %s stands in its versions', (_, form, versions) => {
  expect(Object.keys(form).filter((name) => !(name in versions))).toEqual([]);
});
