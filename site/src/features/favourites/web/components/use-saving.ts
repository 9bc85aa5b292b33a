import { useToast } from '@trekker/design-system/toasts.tsx';
import { useSyncExternalStore } from 'react';
import { Problem } from '../../../../contract/problem.ts';
import type { ApiClient } from '../../../../web/api-client.ts';
import type { Session } from '../../../../web/session.ts';
import { useApi, useLogin, useSession } from '../../../../web/use-session.ts';
import {
  type FavouriteKind,
  saveDestination,
  saveStory,
  unsaveDestination,
  unsaveStory,
} from '../../favourite.contract.ts';
import { subscribe, versionOf, wantedOf, whileUnderWay } from './saves-under-way.ts';
import { useLoginPrompt } from './use-login-prompt.ts';

export type Saveable = { kind: FavouriteKind; id: string };

/** Where the session keeps the ids of each kind: the spec's names. */
const listOf = { destinations: 'favoriteDestinations', stories: 'favoriteStories' } as const;

const calls = {
  destinations: { save: saveDestination, remove: unsaveDestination },
  stories: { save: saveStory, remove: unsaveStory },
};

const keyOf = ({ kind, id }: Saveable) => `${kind} ${id}`;

/** Whether something is saved, as far as is known here: what is being asked for counts already. */
export function useIsSaved(): (thing: Saveable) => boolean {
  const login = useLogin();
  useSyncExternalStore(subscribe, versionOf, () => 0);
  return (thing) => wantedOf(keyOf(thing)) ?? login?.user[listOf[thing.kind]].includes(thing.id) ?? false;
}

/**
 * Saves or removes. It is shown at once, on every button of the thing; when the server does not agree, all show again what was, and a
 * message says why. Resolves to whether it was done. A guest is asked to log in.
 */
export function useSave(): (thing: Saveable, saved: boolean) => Promise<boolean> {
  const [api, session, toast, askToLogIn] = [useApi(), useSession(), useToast(), useLoginPrompt()];
  return async (thing, saved) => {
    const key = keyOf(thing);
    if (!session.read()) askToLogIn();
    // A double click means one change.
    if (!session.read() || wantedOf(key) !== undefined) return false;
    try {
      await whileUnderWay(key, saved, () => change(api, session, thing, saved));
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_logged_in') askToLogIn();
      else toast(error instanceof Problem ? error.message : 'Something went wrong', { bad: true });
      return false;
    }
  };
}

/** One thing with what its button needs. */
export function useSaving(thing: Saveable): { saved: boolean; busy: boolean; toggle: () => Promise<boolean> } {
  const save = useSave();
  const saved = useIsSaved()(thing);
  return { saved, busy: wantedOf(keyOf(thing)) !== undefined, toggle: () => save(thing, !saved) };
}

async function change(api: ApiClient, session: Session, { kind, id }: Saveable, saved: boolean): Promise<void> {
  const { data } = await api.call(calls[kind][saved ? 'save' : 'remove'], { params: { id } });
  const login = session.read();
  if (login) session.update({ ...login.user, [listOf[kind]]: data });
}
