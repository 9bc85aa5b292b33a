import { useEffect, useEffectEvent } from 'react';
import { useLoginPrompt } from '#web/session/use-login-prompt.ts';
import { useSession } from '#web/session/use-session.ts';
import { t } from '../own-review.texts.ts';
import { type DraftKey, readDraft, writeIntention } from './review-draft.ts';

/**
 * The form goes with the login, also where another tab logs out; its words stay, and it opens again after the next
 * login, to which this invites.
 */
export function useLogoutInvitation(key: DraftKey): void {
  const session = useSession();
  const promptLogin = useLoginPrompt();
  const invite = useEffectEvent(() => {
    if (!session.read() && readDraft(key)) promptLogin(t.logInToSend, writeIntention(key.destinationId));
  });
  useEffect(() => () => invite(), []);
}
