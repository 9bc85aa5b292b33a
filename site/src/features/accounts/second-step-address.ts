import type { SecondFactor } from './auth.contract.ts';

/** The page that asks for the second factor. */
export const secondStepPath = '/login/second';

/** Leads to it, says what may be shown there, and where to go on to. */
export function secondStepAddress(twoFactor: readonly SecondFactor[], next: string | null): string {
  const query = new URLSearchParams({ with: twoFactor.join('-'), ...(next && { next }) });
  return `${secondStepPath}?${query}`;
}

/** What the address says; the app's code where it says nothing that there is. */
export function factorsOfAddress(value: string | null): SecondFactor[] {
  if (value === 'passkey') return ['passkey'];
  return value === 'totp-passkey' ? ['totp', 'passkey'] : ['totp'];
}
