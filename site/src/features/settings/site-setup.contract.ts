import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { emailAddress } from '../../contract/rules/email-schema.ts';
import { newPassword } from '../../contract/rules/password-schema.ts';
import { requiredText } from '../../contract/staff-form.ts';
import { loginAnswer, personName } from '../accounts/auth.contract.ts';
import { brandAccent, brandName, brandTagline, brandTypePair } from './brand.contract.ts';

export const setupPath = '/setup';

/** How a site can begin; `import` is empty and leads on to where content is brought. */
export const beginnings = ['sample', 'empty', 'import'] as const;

/** Languages that a site can be written in: pages and mails come in them. */
export const setupLanguages = ['en', 'de', 'fr', 'es', 'ar'] as const;

export const setupCodeRule = { most: 100, missing: 'Set-up code is required' };

/** The magazine as it is to begin, and who owns it. Blank is what comes with the site. */
export const siteSetup = z.object({
  code: requiredText(setupCodeRule),
  name: z.string({ error: 'Name is required' }).pipe(personName),
  email: emailAddress,
  password: newPassword,
  siteName: brandName,
  tagline: brandTagline.default(''),
  accent: brandAccent.default(''),
  typePair: brandTypePair.default('classic'),
  language: z.enum(setupLanguages, { error: `language must be ${setupLanguages.join(', ')}` }).default('en'),
  start: z.enum(beginnings, { error: `start must be ${beginnings.join(', ')}` }),
});
export type SiteSetup = z.output<typeof siteSetup>;

/** What the machinery can do already. */
const machinery = z.object({
  storage: z.enum(['disk', 's3']),
  storageWorks: z.boolean(),
  /** `folder`: there is no mail server, mails become files. */
  mail: z.enum(['smtp', 'folder']),
});
export type SetupMachinery = z.output<typeof machinery>;

export const checkSetupCode = endpoint({
  name: 'checkSetupCode',
  summary: 'Whether this is the set-up code that the server printed last; five wrong ones have another printed',
  method: 'POST',
  paths: ['/api/v5/setup/code', '/api/setup/code'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  body: z.object({ code: requiredText(setupCodeRule) }),
  output: messageAnswer.extend({ data: machinery }),
  errors: ['invalid_input', 'conflict', 'too_many', 'unavailable'],
});

export const setUpSite = endpoint({
  name: 'setUpSite',
  summary: 'Makes the first author, names the site and logs in; once in the life of a site, with the printed code',
  method: 'POST',
  paths: ['/api/v5/setup', '/api/setup'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  body: siteSetup,
  output: loginAnswer,
  status: 201,
  errors: ['invalid_input', 'conflict', 'too_many', 'unavailable'],
});
