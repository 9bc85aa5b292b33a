import { useEffect, useState } from 'react';
import type { Presence } from '#features/presence/presence.contract.ts';
import { useSession } from '../../session/use-session.ts';
import { subjectOf } from '../drafts/edit-calls.ts';
import { alone, beginBeats } from './presence-beats.ts';

/**
 * Who else has the form open that this component belongs to.
 *
 * @param key of the form: `story:64f…`; what is new nobody else can have open
 */
export function useEditorsHere(key: string): Presence {
  const session = useSession();
  const [presence, setPresence] = useState(alone);
  useEffect(() => {
    const subject = subjectOf(key, '');
    if (subject.isNew) return;
    const end = beginBeats(session, subject, setPresence);
    return () => {
      end();
      setPresence(alone);
    };
  }, [session, key]);
  return presence;
}
