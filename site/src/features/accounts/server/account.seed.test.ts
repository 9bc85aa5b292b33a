import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleDates } from '#server/sample-dates.ts';
import { testSite } from '#test/site/test-site.ts';
import { seedSampleAccounts } from './account.seed.ts';

const site = testSite();
const library = path.resolve(import.meta.dirname, '../../../../sample-library');

test('the sample accounts can log in, one for each role, with a profile that follows the rules', async () => {
  await seedSampleAccounts(site.db, library, 'correct Horse 7', sampleDates(new Date()));
  for (const [name, role] of [
    ['author', 'AUTHOR'],
    ['admin', 'ADMIN'],
    ['user', 'USER'],
  ]) {
    const { status, json } = await site.ask('/api/v3/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.com`, password: 'correct Horse 7' }),
    });
    expect([status, json.user.role]).toEqual([200, role]);
    expect(json.user.travelAchievements.length).toBeGreaterThan(0);
    const { fullName, phoneNumber, address, dob, gender } = json.user;
    const again = await site.ask('/api/v3/auth/UpdateProfile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${json.AuthenticatorToken}` },
      body: JSON.stringify({ name: fullName, phoneNumber, address, dob, gender }),
    });
    expect([again.status, again.json.user.phoneNumber]).toEqual([200, phoneNumber]);
  }
});
