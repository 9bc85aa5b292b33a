import type { SavedSince } from '#contract/problem.ts';
import type { OtherForm } from '../drafts/draft-lock.ts';
import { dayOf, shortTime } from '../staff-time.ts';
import { t } from './staff-conflicts.texts.ts';

/** Whose the newer version is. */
export type NewerVersion = {
  /** A stranger, oneself in another tab of this browser, or oneself elsewhere; typed: by oneself, and not saved. */
  from: 'person' | 'tab' | 'device' | `typed-${OtherForm}`;
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

const ofTabs = () => ({
  mine: t.thisTab,
  mineForAll: t.thisTabForAll,
  theirs: t.otherTab,
  theirsForAll: t.otherTabForAll,
});

const ofClosedTab = () => ({
  mine: t.thisTab,
  mineForAll: t.thisTabForAll,
  theirs: t.closedTab,
  theirsForAll: t.closedTabForAll,
});

const ofDevices = () => ({
  mine: t.thisDevice,
  mineForAll: t.thisDeviceForAll,
  theirs: t.otherDevice,
  theirsForAll: t.otherDeviceForAll,
});

const ofPerson = (name: string) => ({
  mine: t.yours,
  mineForAll: t.yoursForAll,
  theirs: name ? t.versionOf({ name }) : t.newer,
  theirsForAll: name ? t.versionOfForAll({ name }) : t.newerForAll,
});

/** What the panel says of it. */
export function conflictWords({ from, name, savedAt }: NewerVersion) {
  const when = { day: dayOf(savedAt), time: shortTime(savedAt) };
  switch (from) {
    case 'tab':
      return { title: t.byOtherTab, who: t.youSavedThere(when), ...ofTabs() };
    case 'device':
      return { title: t.byOtherDevice, who: t.youSavedThere(when), ...ofDevices() };
    case 'typed-tab':
      return { title: t.typedInOtherTab, who: t.youTypedThere(when), ...ofTabs() };
    case 'typed-closed-tab':
      return { title: t.typedInClosedTab, who: t.youTypedThere(when), ...ofClosedTab() };
    case 'typed-device':
      return { title: t.typedOnOtherDevice, who: t.youTypedIn({ device: name, ...when }), ...ofDevices() };
    case 'person': {
      const who = name ? t.personSaved({ name, ...when }) : t.someoneSaved(when);
      return { title: t.bySomeone, who, ...ofPerson(name) };
    }
  }
}

export type ConflictWords = ReturnType<typeof conflictWords>;
