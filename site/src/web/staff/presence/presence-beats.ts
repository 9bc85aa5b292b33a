import { Problem } from '#contract/problem.ts';
import { beatSeconds, endPresence, keepPresence, type Presence } from '#features/presence/presence.contract.ts';
import { createApiClient, fetchTransport, type Transport } from '../../api-client.ts';
import { newUuid } from '../../forms/new-uuid.ts';
import type { Session } from '../../session/session.ts';
import type { EditSubject } from '../drafts/edit-calls.ts';

/** Nobody, as far as is known. */
export const alone: Presence = { others: [], isElsewhere: false };

/**
 * As the person who is logged in. Nobody asked for these calls, so a login that is over is left to what somebody does
 * next: it is no reason to take a page from under their hands.
 */
function asViewer(session: Session): Transport {
  return async (request) => {
    const token = session.read()?.AuthenticatorToken;
    if (!token || session.hasLeft()) throw new Problem('not_logged_in');
    return fetchTransport({ ...request, token });
  };
}

/**
 * Says again and again that a form is open, until it is closed or its tab is, and hears who else has it open. Without a
 * line nobody is known to be there.
 *
 * @returns what ends it
 */
export function beginBeats(
  session: Session,
  { kind, item }: EditSubject,
  onHeard: (presence: Presence) => void,
): () => void {
  // A form that has said goodbye is not heard again: one that comes back is another.
  let params = { kind, item, form: newUuid() };
  const transport = asViewer(session);
  const api = createApiClient(transport);
  const parting = createApiClient((request) => transport({ ...request, keepalive: true }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest beat goes on; those before it are answered for nobody. */
  let newest = 0;
  let isClosed = false;

  const beat = async () => {
    clearTimeout(timer);
    isClosed = false;
    newest += 1;
    const mine = newest;
    const isHidden = document.hidden;
    try {
      const { data } = await api.call(keepPresence, { params, body: { isHidden } });
      if (mine === newest) onHeard(data);
    } catch (error) {
      if (mine !== newest) return;
      onHeard(alone);
      if (error instanceof Problem && error.code === 'not_logged_in') return;
    }
    if (mine !== newest) return;
    timer = setTimeout(beat, (isHidden ? beatSeconds.hidden : beatSeconds.shown) * 1000);
  };
  const close = () => {
    clearTimeout(timer);
    newest += 1;
    isClosed = true;
    parting.call(endPresence, { params }).catch(() => {});
  };
  // A page that comes back by the Back button goes on where it was.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    params = { kind, item, form: newUuid() };
    void beat();
  };
  // A page that goes is hidden as it does, after it has said goodbye.
  const onVisibility = () => !isClosed && void beat();

  void beat();
  addEventListener('pagehide', close);
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
