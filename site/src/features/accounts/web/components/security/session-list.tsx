import { Button } from '@trekker/design-system/actions/button.tsx';
import { Badge } from '@trekker/design-system/content/badge.tsx';
import { useRevalidator } from 'react-router';
import { endOtherSessions, endSession, type OwnSession } from '#features/accounts/session.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { timeAgo } from '#web/staff/staff-time.ts';
import styles from './security.module.css';
import { t } from './security.texts.ts';

/** Where somebody is logged in, and a way to end it elsewhere. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <section aria-labelledby="sessions">
      <h3 className="t-small" id="sessions">
        {t.sessions}
      </h3>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session._id}>
            <div>
              <p className={styles.name}>
                <b>{session.device}</b> {session.current && <Badge tone="ok">{t.thisDevice}</Badge>}
              </p>
              <p className="fine muted">
                {session.current ? t.inUseNow : t.lastSeen({ ago: timeAgo(session.lastSeenAt).toLowerCase() })}
              </p>
            </div>
            {!session.current && <EndButton session={session} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <EndOthersButton />}
    </section>
  );
}

function EndButton({ session }: { session: OwnSession }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const end = async () => {
    await run(() => api.call(endSession, { params: { id: session._id } }));
    // Where it failed because it had ended already, the row goes as well.
    await revalidate();
  };
  return (
    <Button
      variant="outline"
      small
      busy={busy}
      aria-label={t.endDevice({ device: session.device })}
      onClick={() => void end()}
    >
      {t.end}
    </Button>
  );
}

function EndOthersButton() {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const end = async () => {
    if (await run(() => api.call(endOtherSessions, {}))) await revalidate();
  };
  return (
    <Button variant="outline" busy={busy} onClick={() => void end()}>
      {t.endAllOthers}
    </Button>
  );
}
