import { useToastRegion } from '@trekker/design-system/overlay/toasts.tsx';
import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { Problem } from '#contract/problem.ts';
import type { ApiClient } from '#web/api-client.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { useIntention } from '#web/session/resume-after-login.ts';
import type { Session } from '#web/session/session.ts';
import { useLoginPrompt } from '#web/session/use-login-prompt.ts';
import { useApi, useLogin, useSession } from '#web/session/use-session.ts';
import {
  type FavouriteKind,
  saveDestination,
  saveStory,
  unsaveDestination,
  unsaveStory,
} from '../../favourite.contract.ts';
import { t } from '../saving.texts.ts';
import { subscribe, versionOf, wantedOf, whileUnderWay } from './saves-under-way.ts';

export type Saveable = { kind: FavouriteKind; id: string };

/** Where the session keeps the ids of each kind: the names of the API. */
const listOf = { destinations: 'favoriteDestinations', stories: 'favoriteStories' } as const;

const calls = {
  destinations: { save: saveDestination, remove: unsaveDestination },
  stories: { save: saveStory, remove: unsaveStory },
};

const keyOf = ({ kind, id }: Saveable) => `${kind} ${id}`;

/** As the intention of somebody who is sent to the login first. */
const intentionOf = (thing: Saveable) => `save ${keyOf(thing)}`;

/** Whether something is saved, as far as is known here: what is being asked for counts already. */
export function useIsSaved(): (thing: Saveable) => boolean {
  const login = useLogin();
  useSyncExternalStore(subscribe, versionOf, () => 0);
  return (thing) => wantedOf(keyOf(thing)) ?? login?.user[listOf[thing.kind]].includes(thing.id) ?? false;
}

/**
 * Saves or removes. It is shown at once, on every button of the thing; when the server does not agree, all show again
 * what was, and a message says why. Resolves to whether it was done. A guest is asked to log in.
 */
export function useSave(): (thing: Saveable, saved: boolean) => Promise<boolean> {
  const [api, session, toasts, promptLogin] = [useApi(), useSession(), useToastRegion(), useLoginPrompt()];
  return async (thing, saved) => {
    const key = keyOf(thing);
    const about = intentionOf(thing);
    // Literal (docs/specification.md, 7).
    const askToLogIn = () => promptLogin(t.logIn, about);
    if (!session.read()) askToLogIn();
    // A double click means one change.
    if (!session.read() || wantedOf(key) !== undefined) return false;
    toasts.forget(about);
    try {
      await whileUnderWay(key, saved, () => change(api, session, thing, saved));
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_logged_in') askToLogIn();
      else toasts.show({ text: error instanceof Problem ? error.message : commonWords.failed, bad: true, about });
      return false;
    }
  };
}

type Saving = {
  saved: boolean;
  busy: boolean;
  toggle: () => Promise<boolean>;
  /** The button, to which somebody comes back who had to log in first. */
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * One thing, by its name, with what its button needs. What a guest pressed is saved once they have logged in; it never
 * removes what they had.
 */
export function useSaving({ name, ...thing }: Saveable & { name: string }): Saving {
  const save = useSave();
  const toasts = useToastRegion();
  const saved = useIsSaved()(thing);
  const button = useRef<HTMLButtonElement>(null);
  const about = intentionOf(thing);
  useIntention(about, () => {
    button.current?.focus();
    if (!saved) void save(thing, true).then((done) => done && toasts.show({ text: t.welcome({ name }), about }));
  });
  return { saved, busy: wantedOf(keyOf(thing)) !== undefined, toggle: () => save(thing, !saved), button };
}

async function change(api: ApiClient, session: Session, { kind, id }: Saveable, saved: boolean): Promise<void> {
  const { data } = await api.call(calls[kind][saved ? 'save' : 'remove'], { params: { id } });
  const login = session.read();
  if (login) session.update({ ...login.user, [listOf[kind]]: data });
}
