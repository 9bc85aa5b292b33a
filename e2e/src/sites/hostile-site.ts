import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { hostile, hostileList } from '../hostile-texts.ts';
import { type Person, registerConfirmed } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addAsStaff } from '../staff-forms.ts';

type Added = { _id: string; slug: string };
export type HostileSite = { destinations: Added[]; stories: Added[]; highlights: Added[]; person: Person };

const image = 'amalfi-coast-lemon-terrace';
const several = [1, 2];
type Calls = Awaited<ReturnType<typeof callsOf>>;

/** Fills every field that people can type into with hostile texts, by the calls of the site's own forms. */
export async function fillWithHostileTexts(request: APIRequestContext, mailFolder: string): Promise<HostileSite> {
  const call = await callsOf(request);
  await fillSite(request, call);
  const destinations = [];
  for (const _ of several) destinations.push(await addDestination(request, call));
  const stories = [];
  for (const _ of several) stories.push(await addStory(request, call));
  const highlights = [];
  for (const _ of several) highlights.push(await addHighlight(request));
  const people = [];
  for (const _ of several)
    people.push(
      await addPerson(
        request,
        await registerConfirmed(request, mailFolder),
        destinations[0] as Added,
        stories[0] as Added,
      ),
    );
  await writeAsVisitor(request, call);
  // The activity list names what staff changed with the name that somebody typed.
  const { data } = await call('GET', `/api/v5/Admin/users?q=${encodeURIComponent(people[1]?.email ?? '')}`);
  await call('PUT', '/api/v5/admin/user-role', { id: data[0]._id, newRole: 'ADMIN' });
  return { destinations, stories, highlights, person: people[0] as Person };
}

async function fillSite(request: APIRequestContext, call: Calls): Promise<void> {
  await call('PUT', '/api/v5/admin/settings', { siteName: hostile(60) });
  await call('PUT', '/api/v5/admin/about', {
    title: hostile(200),
    // Half of what fits: each letter that could be markup is stored with a backslash.
    intro: hostile(2500),
    mission: hostileList(10),
    values: several.map(() => ({ icon: hostile(60), title: hostile(150), description: hostile(1000) })),
    join: { title: hostile(200), description: hostile(3000) },
    introImageAlt: hostile(300),
  });
  await call('PUT', '/api/v5/admin/web-contact', {
    location: { address: hostile(200), city: hostile(120), postalCode: '"><i id=x>', country: hostile(120) },
    phone: hostile(60),
    workingHours: hostile(300),
    followLinks: [{ platform: '<svg onload=alert(1)>', url: 'https://example.com/?onfocus=alert(1)//' }],
  });
  const banner = { title: hostile(150), description: hostile(1000), smallDescription: hostile(300), active: 'true' };
  await addAsStaff(request, '/api/v5/admin/banner/new', { ...banner, 'alt[]': [hostile(300)] }, { image: [image] });
  const member = { name: hostile(120), role: hostile(120), description: hostile(2000), imageAlt: hostile(300) };
  await call('PUT', '/api/v5/admin/about/team/new', member);
}

async function addDestination(request: APIRequestContext, call: Calls): Promise<Added> {
  const days = several.map(() => ({ title: hostile(200), activities: hostileList(10) }));
  const fields = {
    name: hostile(120),
    description: hostile(600),
    longDescription: hostile(20_000),
    category: hostile(60),
    country: hostile(100),
    region: hostile(200),
    bestTimeToVisit: hostile(150),
    SuggestedDuration: hostile(60),
    climateType: hostile(100),
    bestMonth: hostile(100),
    latitude: '38.7',
    longitude: '-9.1',
    avgTemp: '20',
    itinerary: JSON.stringify(days),
    'tags[]': hostileList(30),
    'popularFor[]': hostileList(30),
    'travelTips[]': hostileList(30),
    'alt[]': [hostile(300), hostile(300)],
    thumbnailAlt: hostile(300),
    featured: 'true',
  };
  const files = { thumbnail: [image], images: [image, 'amalfi-coast-positano'] };
  const added = await addAsStaff(request, '/api/v5/admin/destination', fields, files);
  await call('PUT', `/api/v5/admin/destination/published/${added._id}`, { isPublished: true });
  return added;
}

async function addStory(request: APIRequestContext, call: Calls): Promise<Added> {
  const fields = {
    title: hostile(200),
    excerpt: hostile(600),
    content: hostile(20_000),
    category: 'Travel',
    readTime: hostile(40),
    'tags[]': hostileList(30),
    'caption[]': [hostile(300)],
    'alt[]': [hostile(300)],
    coverAlt: hostile(300),
    featured: 'true',
  };
  const added = await addAsStaff(request, '/api/v5/admin/stories', fields, { coverImage: [image], image: [image] });
  await call('PUT', `/api/v5/admin/stories/published/${added._id}`, { isPublished: true });
  return added;
}

function addHighlight(request: APIRequestContext): Promise<Added> {
  // Half of what fits, as About's introduction.
  const texts = {
    name: hostile(120),
    description: hostile(5000).slice(0, 2500),
    location: hostile(200),
    imageAlt: hostile(300),
  };
  return addAsStaff(
    request,
    '/api/v5/admin/highlight',
    { ...texts, region: 'Europe', rating: '4.5' },
    { image: [image] },
  );
}

async function addPerson(request: APIRequestContext, person: Person, place: Added, story: Added): Promise<Person> {
  const call = await callsOf(request, person);
  const name = hostile(100);
  const profile = { name, gender: hostile(40), country: hostile(80), city: hostile(80), state: hostile(80) };
  await call('PUT', '/api/v3/auth/UpdateProfile', profile);
  await call('POST', `/api/v3/destination/add-review/${place.slug}`, { rating: 5, text: hostile(500) });
  await call('POST', '/api/v3/auth/feedback', { location: hostile(120), message: hostile(1000), ratting: 5 });
  await call('POST', `/api/v3/destination/favorite/${place._id}`);
  await call('POST', `/api/story/favorite/${story._id}`);
  return person;
}

async function writeAsVisitor(request: APIRequestContext, call: Calls): Promise<void> {
  const email = 'ana@example.com';
  const guest = { name: hostile(120), email, location: hostile(120), message: hostile(1000), ratting: 5 };
  expect((await request.post('/api/v3/auth/feedback', { data: guest })).status()).toBe(201);
  // It may become part of a mail's subject, and has one line.
  const fullName = hostile(120).replace(/[\u2028\u2029]/g, ' ');
  const message = { fullName, email, subject: 'support', message: hostile(5000) };
  expect((await request.post('/contact', { data: message })).status()).toBe(201);
  for (const keyword of hostileList(20)) await request.post('/api/search/keyword', { data: { keyword } });
  const { data } = await call('GET', '/api/v3/auth/feedback?held=true');
  for (const { _id } of data) await call('PUT', `/api/v3/auth/feedback/${_id}`);
}
