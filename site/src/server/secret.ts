import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for addresses and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The same for the path of a page, which ignores case. */
export function newPathSecret(): string {
  return randomBytes(32).toString('hex');
}

/** What is stored of a secret: whoever reads the database cannot use it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A password that somebody is told once: 96 random bits, of all the classes that the rule asks for. */
export function newPassword(): string {
  return `${randomBytes(12).toString('base64url')}-Aa1`;
}
