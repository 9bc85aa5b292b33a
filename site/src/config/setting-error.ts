import { type SettingName, secretSettings } from './environment.ts';

/** A setting that cannot be used: what it is (undefined where it is not set), and what it must be. */
export type SettingFault = { setting: SettingName; value: unknown; expected: string };

/** Settings that cannot be used; the message says in one line each which they are and what to write instead. */
export class SettingError extends Error {
  override name = 'SettingError';
  readonly faults: readonly { setting: SettingName; message: string }[];
  constructor(faults: readonly SettingFault[]) {
    const told = faults.map(({ setting, value, expected }) => ({
      setting,
      message: `${setting} is "${shown(setting, value)}", but it must be ${expected}.`,
    }));
    super(told.map(({ message }) => message).join('\n'));
    this.faults = told;
  }
}

const secret: ReadonlySet<SettingName> = new Set(secretSettings);

/** What goes into a message may end in a log: nothing of a secret, and of no address what stands before its @. */
function shown(setting: SettingName, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (secret.has(setting) || /^(S3|GOOGLE)_/.test(setting)) return '…';
  return /_(URL|ORIGINS)$/.test(setting) ? value.replace(/^.*@/s, '…@') : value;
}
