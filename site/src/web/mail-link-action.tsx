import { Button, ButtonLink } from '@trekker/design-system/button.tsx';
import type { CallInput, Endpoint } from '../contract/endpoint.ts';
import styles from './mail-link-action.module.css';
import { useFormCall } from './use-form-call.ts';

type TokenEndpoint = Endpoint & { body: NonNullable<Endpoint['body']> };

export type MailLinkActionProps<E extends TokenEndpoint> = {
  endpoint: E;
  title: string;
  text: string;
  /** What the button does. */
  label: string;
  /** What is so after it. */
  done: { title: string; text: string };
};

/**
 * Where a link of a mail leads. Mail programs open links by themselves, so opening it does nothing: a person presses the
 * button. The token is read only then; the page is the same for everybody, and can be kept.
 */
export function MailLinkAction<E extends TokenEndpoint>({
  endpoint,
  title,
  text,
  label,
  done,
}: MailLinkActionProps<E>) {
  const call = useFormCall(endpoint);
  const act = () => {
    const token = new URLSearchParams(location.search).get('token') ?? '';
    return call.send({ token } as CallInput<E>['body']);
  };
  const over = call.failed && !call.canRetry;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.text} aria-live="polite">
        <h1 className="t-section">{call.succeeded ? done.title : title}</h1>
        {call.failed ? (
          <p className={styles.bad}>{call.message}</p>
        ) : (
          <p className="lead">{call.succeeded ? done.text : text}</p>
        )}
      </div>
      <div className="row">
        {call.succeeded || over ? (
          <ButtonLink href="/">Return Home</ButtonLink>
        ) : (
          <Button onClick={act} busy={call.busy} data-needs-script>
            {call.canRetry ? 'Try again' : label}
          </Button>
        )}
      </div>
      <noscript>
        <p className="muted">This page needs JavaScript.</p>
      </noscript>
    </div>
  );
}
