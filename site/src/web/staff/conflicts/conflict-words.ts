import type { SavedSince } from '#contract/problem.ts';
import { shortTime } from '../staff-time.ts';

/** Whose the newer version is. */
export type NewerVersion = {
  /** A stranger, oneself in another tab of this browser, or oneself elsewhere; typed: by oneself, and not saved. */
  from: 'person' | 'tab' | 'device' | 'typed-in-tab' | 'typed-on-device';
  /** Of the person, or of the device; "" where it is not known. */
  name: string;
  savedAt: string;
};

export function newerVersion(
  { savedBy, savedAt }: SavedSince,
  own: { accountId: string | undefined; isFromTab: boolean },
): NewerVersion {
  if (own.isFromTab) return { from: 'tab', name: '', savedAt };
  if (savedBy && savedBy._id === own.accountId) return { from: 'device', name: '', savedAt };
  return { from: 'person', name: savedBy?.name ?? '', savedAt };
}

/** What the panel says of it. */
export function conflictWords({ from, name, savedAt }: NewerVersion) {
  const at = shortTime(savedAt);
  const when = /^\d\d:/.test(at) ? `at ${at}` : at === 'Yesterday' ? 'yesterday' : `on ${at}`;
  switch (from) {
    case 'tab':
      return {
        title: 'You saved a newer version in your other tab',
        who: `You saved it there ${when}, after you opened it here.`,
        mine: 'This tab’s version',
        theirs: 'Your other tab’s version',
      };
    case 'device':
      return {
        title: 'You saved a newer version on another device',
        who: `You saved it there ${when}, after you opened it here.`,
        mine: 'This device’s version',
        theirs: 'Your other device’s version',
      };
    case 'typed-in-tab':
      return {
        title: 'You have other unsaved changes in another tab',
        who: `You typed them there ${when}.`,
        mine: 'This tab’s version',
        theirs: 'Your other tab’s version',
      };
    case 'typed-on-device':
      return {
        title: 'You have other unsaved changes on another device',
        who: `You typed them in ${name} ${when}.`,
        mine: 'This device’s version',
        theirs: 'Your other device’s version',
      };
    case 'person':
      return {
        title: 'Someone saved a newer version',
        who: `${name || 'Someone'} saved it ${when}, after you opened it.`,
        mine: 'Your version',
        theirs: name ? `${name}’s version` : 'Newer version',
      };
  }
}

export type ConflictWords = ReturnType<typeof conflictWords>;
