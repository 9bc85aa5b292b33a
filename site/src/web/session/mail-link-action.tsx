import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { type ReactNode, useState } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import type { Answer, CallInput, Endpoint } from '../../contract/endpoint.ts';
import type { ProblemData } from '../../contract/problem.ts';
import { useFormCall } from '../forms/use-form-call.ts';
import styles from './mail-link-action.module.css';
import { useMailedToken } from './mailed-token.ts';
import { t } from './session.texts.ts';

type TokenEndpoint = Endpoint & { body: NonNullable<Endpoint['body']> };

/** What is so after the press, and where one goes on to; by default home. */
type Done = { title: string; text: ReactNode; next?: { href: string; label: string } };

export type MailLinkActionProps<E extends TokenEndpoint> = {
  endpoint: E;
  title: string;
  text: ReactNode;
  /** What the button does. */
  label: string;
  /** What is shown after it; by the answer where that makes a difference. */
  done: Done | ((answer: Answer<E>) => Done);
  /** The same of a refusal that is none to a person: what they want is so already. */
  doneBefore?: (data: ProblemData) => Done | undefined;
};

/**
 * Where a link of a mail leads. Mail programs open links by themselves, so opening it does nothing: a person presses
 * the button. The page is the same for everybody, and can be kept; the token leaves the address at once.
 */
export function MailLinkAction<E extends TokenEndpoint>({
  endpoint,
  title,
  text,
  label,
  done,
  doneBefore,
}: MailLinkActionProps<E>) {
  const call = useFormCall(endpoint);
  const token = useMailedToken();
  const [acted, setActed] = useState<Done>();
  const shown = acted ?? (call.data && doneBefore?.(call.data));
  const act = async () => {
    const answer = await call.send({ token: token ?? '' } as CallInput<E>['body']);
    if (answer) setActed(typeof done === 'function' ? done(answer) : done);
  };
  const over = call.failed && !call.canRetry;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.text} aria-live="polite">
        <h1 className="t-section">{shown?.title ?? title}</h1>
        {call.failed && !shown ? (
          <p className={styles.bad}>{call.message}</p>
        ) : (
          <p className="lead">{shown?.text ?? text}</p>
        )}
      </div>
      <div className="row">
        {shown || over ? (
          <ButtonLink href={hrefTo(shown?.next?.href ?? '/')}>{shown?.next?.label ?? t.returnHome}</ButtonLink>
        ) : (
          <Button onClick={act} busy={call.busy} data-needs-script>
            {call.canRetry ? t.tryAgain : label}
          </Button>
        )}
      </div>
      <noscript>
        <p className="muted">{t.needsJavaScript}</p>
      </noscript>
    </div>
  );
}
