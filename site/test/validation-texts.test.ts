import { beforeAll, expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import type { BadValue, FormTexts } from './calls/form-texts.ts';
import { sendForm } from './calls/forms.ts';
import { formTexts } from './calls/validation-texts.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
let headersOf: Record<FormTexts['who'], Record<string, string>>;

beforeAll(async () => {
  await aDestination(site.db, { slug: 'kyoto' });
  const [member, staff] = [await aLogin(site.db, { role: 'USER' }), await aLogin(site.db, { role: 'AUTHOR' })];
  headersOf = { guest: {}, member: member.headers, staff: staff.headers };
});

const aFile = ({ fileName, mimeType, bytes }: Exclude<BadValue, string | boolean | undefined>) =>
  new File([new Uint8Array(bytes)], fileName, { type: mimeType });

async function send({ who, call }: FormTexts, values: Record<string, BadValue | number>) {
  const [method, path] = call.split(' ') as ['POST' | 'PUT', string];
  const files = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? [[name, aFile(value)] as const] : [],
  );
  const headers = headersOf[who];
  if (files.length > 0) return sendForm(site, method, path, headers, Object.fromEntries(files));
  const body = JSON.stringify(values);
  return site.ask(path, { method, headers: { ...headers, 'content-type': 'application/json' }, body });
}

const cases = formTexts.flatMap((form) =>
  form.wrong
    .filter(({ only }) => only !== 'screen')
    .map((wrong) => [form.form, Object.values(wrong.texts).join('; '), form, wrong] as const),
);

test.each(cases)('the %s form is refused by the API: %s', async (_name, _texts, form, { bad, texts }) => {
  const { status, json } = await send(form, { ...form.good, ...bad });
  expect([400, 413, 415]).toContain(status);
  const told = new Map<string, string>();
  // The first of a field is what a person is shown.
  for (const { field, message } of json.errors) if (!told.has(field)) told.set(field, message);
  expect(Object.fromEntries(told)).toEqual(texts);
  expect(json).toMatchObject({ success: false, message: json.errors[0].message });
});
