import type { Request } from './measure.ts';
import type { Target } from './processes.ts';

/** Of the sample library's accounts. */
export const password = process.env.SAMPLE_PASSWORD ?? 'Bench Horse 7';

const json = { 'content-type': 'application/json' };

export const loginRequest = (email: string): Request => ({
  path: '/api/v3/auth/login',
  method: 'POST',
  headers: json,
  body: JSON.stringify({ email, password }),
});

/** The header that says who asks; for a program, which has no cookie. */
async function bearer({ origin }: Target, email: string): Promise<Record<string, string>> {
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
    category: 'Culture',
    text: 'We came for two days and stayed for five; the mornings are the best of it.',
  });
  return places.map(({ slug }) => ({ path: `/api/v3/destination/add-review/${slug}`, method: 'POST', headers, body }));
}

/** An author changes one text of each place. */
export async function saveRequests(site: Target, places: readonly Place[]): Promise<Request[]> {
  const headers = await bearer(site, 'author@example.com');
  return places.map(({ _id, name }) => ({
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
