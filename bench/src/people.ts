import type { Request } from './load.ts';
import type { Target } from './processes.ts';

/** Of the sample library's accounts. */
export const password = process.env.SAMPLE_PASSWORD ?? 'Bench Horse 7';

const json = { 'content-type': 'application/json' };

const loginRequest = (email: string): Request => ({
  path: '/api/v3/auth/login',
  method: 'POST',
  headers: json,
  body: JSON.stringify({ email, password }),
});

/** As many people log in. One account that logs in many times at once would be told to wait. */
export async function loginRequests(site: Target, people: number): Promise<Request[]> {
  const emails = Array.from({ length: people }, (_, number) => `bench-${number}@example.com`);
  const given = { name: 'Bench', password, confirmPassword: password, acceptTerms: true };
  for (const email of emails)
    await fetch(`${site.origin}/api/v3/auth/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...given, email }),
    });
  return emails.map(loginRequest);
}

/** The header that says who asks; for a program, which has no cookie. */
export async function bearer({ origin }: Target, email: string): Promise<Record<string, string>> {
  const { path, ...request } = loginRequest(email);
  const answer = await fetch(origin + path, request);
  const { AuthenticatorToken: token } = (await answer.json()) as { AuthenticatorToken: string };
  return { ...json, authorization: `Bearer ${token}` };
}

export type Place = { _id: string; slug: string; name: string };

/** A review of each place by one person, who may write one of each. */
export async function reviewRequests(site: Target, places: readonly Place[]): Promise<Request[]> {
  const headers = await bearer(site, 'user@example.com');
  const body = JSON.stringify({
    rating: 4,
    category: 'experience',
    text: 'We came for two days and stayed for five; the mornings are the best of it.',
  });
  return places.map(({ slug }) => ({ path: `/api/v3/destination/add-review/${slug}`, method: 'POST', headers, body }));
}

const mostSaved = 50;

/** An author changes one text of each place; of those that may be saved, which have two images at least. */
export async function saveRequests(site: Target, places: readonly Place[]): Promise<Request[]> {
  const headers = await bearer(site, 'author@example.com');
  const whole: Place[] = [];
  for (const place of places) {
    if (whole.length === mostSaved) break;
    const answer = await fetch(`${site.origin}/api/v3/destination/${place.slug}`);
    const { data } = (await answer.json()) as { data: { images: unknown[] } };
    if (data.images.length >= 2) whole.push(place);
  }
  return whole.map(({ _id, name }) => ({
    path: `/api/v5/admin/destination/${_id}`,
    method: 'PUT',
    headers,
    body: JSON.stringify({ description: `${name}, as it was on a quiet morning in ${1990 + (_id.length % 30)}.` }),
  }));
}

/** Some published places, the newest first. */
export async function somePlaces({ origin }: Target, pages: number): Promise<Place[]> {
  const places: Place[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const answer = await fetch(`${origin}/api/v3/destination?limit=100&page=${page}`);
    places.push(...((await answer.json()) as { data: Place[] }).data);
  }
  return places;
}
