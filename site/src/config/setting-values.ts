import { z } from 'zod';
import { isEmailAddress } from '../contract/rules/email-rule.ts';
import { isGoodPassword, mostPasswordCharacters } from '../contract/rules/password-rule.ts';
import { readSender } from './sender.ts';
import { isTranslator } from './translator-address.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

// Readers of single settings. What each says of a value that it cannot read completes the sentence "PORT is …, but it
// must be …".

/** What `reader` makes of a value; null for what it cannot read. */
function read<Value>(reader: (value: string) => Value | null, expected: string) {
  return z.string().transform((value, context) => {
    const result = reader(value);
    if (result === null) context.addIssue({ code: 'custom', message: expected, input: value });
    return result ?? z.NEVER;
  });
}

function kept(isGood: (value: string) => boolean, expected: string) {
  return z.string().refine(isGood, { error: expected });
}

/** An address that keeps the rule. */
function url(isGood: (url: URL) => boolean, expected: string) {
  return read((value) => {
    const address = URL.parse(value);
    return address && isGood(address) ? { value, address } : null;
  }, expected);
}

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';
const isBare = ({ username, search, hash }: URL) => !username && !search && !hash;

function numberIn(pattern: RegExp, least: number, most: number, expected: string) {
  return read((value) => {
    const number = pattern.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : null;
  }, expected);
}

export const integer = (least: number, most: number) =>
  numberIn(/^\d{1,9}$/, least, most, `a whole number from ${least} to ${most}`);

export const factor = (least: number, most: number) =>
  numberIn(/^\d{1,9}(\.\d{1,3})?$/, least, most, `a number from ${least} to ${most}`);

export const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, { error: `one of ${choices.join(', ')}` });

export const listeningHost = kept((value) => {
  const address = URL.parse(`http://${hostInUrl(value)}`);
  return address?.pathname === '/' && isBare(address);
}, 'an address of this machine such as 127.0.0.1 or 0.0.0.0, without a port');

/** An address that means "all of the machine" cannot be visited; localhost can. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export const siteUrl = url(
  (address) => isWeb(address) && isBare(address) && address.pathname === '/',
  'an address such as https://www.example.com, without a path',
).transform(({ address }) => address.origin);

const origin = kept((value) => {
  const address = URL.parse(value);
  return address !== null && isWeb(address) && address.origin === value;
}, 'origins such as https://www.example.com, separated by commas');

/** Separated by commas. */
export const origins = z
  .string()
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(origin));

export const scriptUrl = url(
  ({ protocol, username }) => protocol === 'https:' && !username,
  'an address such as https://stats.example.com/script.js',
).transform(({ address }) => address.href);

export const databaseUrl = url(
  ({ protocol }) => /^postgres(ql)?:$/.test(protocol),
  'an address such as postgresql://user:password@host:5432/name',
).transform(({ value }) => value);

export const smtpUrl = url(
  ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
  'an address such as smtp://user:password@mail.example.com:587',
).transform(({ value }) => value);

export const storeUrl = url(
  (address) => isWeb(address) && isBare(address),
  'an address such as https://s3.example.com',
).transform(({ value }) => value);

/** Separated by commas. */
export const webAddresses = read((value) => {
  const addresses = value.split(',').flatMap((part) => part.trim() || []);
  const isAddress = (address: string) => {
    const parsed = URL.parse(address);
    return parsed !== null && isWeb(parsed) && !parsed.username && !parsed.hash;
  };
  return addresses.length > 0 && addresses.every(isAddress) ? addresses : null;
}, 'addresses such as https://edge.example.com/purge, separated by commas');

/** What may stand after Bearer (RFC 6750, 2.1). */
export const bearerToken = z
  .string()
  .regex(/^[\w.~+/-]{16,}=*$/, { error: 'at least 16 letters, digits and signs of -._~+/' });

export const translatorUrl = url(
  isTranslator,
  'an address such as https://translate.example.com/api, with http only within your own network',
).transform(({ value }) => value);

/** Of somebody else's making, so anything that a header can hold. */
export const headerValue = z.string().regex(/^[\x21-\x7e]+$/, { error: 'letters, digits and signs without spaces' });

export const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
  error: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
});

export const sender = read(readSender, 'a sender such as Trekker <hello@example.com>');

export const emailAddress = kept(isEmailAddress, 'an address such as help@example.com');

export const trustedProxies = read(
  readTrustedProxies,
  'off, a number of proxies from 1 to 9, or addresses such as 10.0.0.0/8',
);

export const samplePassword = kept(
  (value) => isGoodPassword(value) && value.length <= mostPasswordCharacters,
  'at least 8 characters with letters, numbers, and symbols',
);

export const passphrase = z.string().min(12, { error: 'at least 12 characters long' });
