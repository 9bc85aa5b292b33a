import { expect, test } from 'vitest';
import { isEmailAddress } from './email-rule.ts';
import { emailAddress } from './email-schema.ts';

test.each([
  'a@example.com',
  'first.last+tag@mail.example.co.uk',
  "o'hara_!#$%&*=?^`{|}~-/@example.museum",
  `${'l'.repeat(64)}@example.com`,
  'UPPER@EXAMPLE.COM',
  'me@xn--bcher-kva.example',
])('%s is a valid email address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  '',
  'example.com',
  'a@',
  '@example.com',
  'a@b@example.com',
  'a@localhost',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@-example.com',
  'a@example-.com',
  'a@example..com',
  'a@.com',
  'a@example.com.',
  `${'l'.repeat(65)}@example.com`,
  `a@${'d'.repeat(64)}.com`,
  `a@${'d.'.repeat(130)}com`,
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\n',
  'a\u0000@example.com',
  'Name <a@example.com>',
  '"a b"@example.com',
  '"a@evil.example"@example.com',
  'a(comment)@example.com',
  'ä@example.com',
  'a@bücher.example',
  'a@example.com\u200b',
  'а@example.com', // Cyrillic
])('%j is no valid email address', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test('texts that nearly look like an address are refused at once, whatever their length (T38)', () => {
  const started = process.threadCpuUsage();
  for (const part of ['a', 'a.', 'a-', '@', 'a@', '.', 'a@a.']) isEmailAddress(part.repeat(50_000));
  // Of this thread alone: others may want the same processor.
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(50);
});

test('an email address is trimmed, and a wrong one gets a message', () => {
  expect(emailAddress.parse(' Me@Example.com\n')).toBe('Me@Example.com');
  expect(emailAddress.safeParse('').error?.issues[0]?.message).toBe('Email is required');
  expect(emailAddress.safeParse('me').error?.issues[0]?.message).toBe('Please enter a valid email address');
  expect(emailAddress.safeParse(['a@example.com']).success).toBe(false);
});
