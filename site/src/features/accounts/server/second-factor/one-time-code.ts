import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashOfSecret } from '#server/secret.ts';

const period = 30;
const settings = { algorithm: 'SHA1', digits: 6, period } as const;
const recoveryCodeCount = 10;

/** 160 random bits, in the letters that authenticator apps take. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from the image. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  // A colon parts the two in the address.
  return new TOTP({
    ...settings,
    secret,
    issuer: issuer.replaceAll(':', ' '),
    label: label.replaceAll(':', ' '),
  }).toString();
}

/**
 * The step (30 seconds, counted since 1970) that a code belongs to; undefined for one that is wrong. A clock may be off
 * by one step either way. The same code twice is the caller's to refuse, by the step.
 */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const delta = new TOTP({ ...settings, secret }).validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / period) + delta;
}

export type TypedCode = { kind: 'totp' | 'recovery'; code: string };

/** What somebody has typed, with the spaces, strokes and small letters of people; undefined for what can be neither. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : undefined;
}

/** 80 random bits each: nobody who reads the hashes finds one. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => new Secret({ buffer: toBuffer(randomBytes(10)) }).base32);

const toBuffer = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** As people read it: ABCD-EFGH-IJKL-MNOP. */
export const formatRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

export const hashOfCode = (code: string): string => hashOfSecret(code);
