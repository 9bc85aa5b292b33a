import { expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';

const site = testSite({ config: { supportEmail: 'help@travel.example' } });

test("the site's public data are its name and its support address", async () => {
  const { status, json } = await site.ask('/api/site');
  expect(status).toBe(200);
  expect(json.data).toMatchObject({ siteName: 'Trekker', supportEmail: 'help@travel.example', google: false });
  expect(json.data).toMatchObject({ name: 'Trekker', languages: ['en'], defaultLanguage: 'en', logo: null });
});
