import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { CheckIcon } from '@trekker/design-system/icon.tsx';
import { useState } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { browserStorage } from '#web/navigation/content-cache-store.ts';
import type { FirstSteps as Steps } from '../../dashboard.contract.ts';
import styles from './first-steps.module.css';

const closedKey = 'first-steps-closed';

const steps: readonly { step: keyof Steps; title: string; text: string; does: string; href: string | null }[] = [
  {
    step: 'name',
    title: 'Name the magazine',
    text: 'On every page, in search results and in emails.',
    does: 'Name it',
    href: '/admin/settings/brand',
  },
  {
    step: 'logo',
    title: 'Add a logo',
    text: 'An SVG or PNG. Until then your name is set in type.',
    does: 'Add a logo',
    href: '/admin/settings/brand',
  },
  {
    step: 'place',
    title: 'Add your first place',
    text: 'Where it is, when to go, what to do, and three pictures.',
    does: 'Add a place',
    href: '/admin/destinations/create',
  },
  {
    step: 'story',
    title: 'Write the first story',
    text: 'One sentence is a start. It stays a draft until you publish.',
    does: 'Write',
    href: '/admin/stories/create',
  },
  {
    step: 'imprint',
    title: 'Publish an imprint',
    text: 'Who stands behind the magazine, where the law asks for it.',
    does: 'Write',
    href: '/admin/pages',
  },
  {
    step: 'mail',
    title: 'Send yourself a test email',
    text: 'So that password resets and replies arrive.',
    does: 'Send one',
    href: '/admin/settings',
  },
  {
    step: 'backup',
    title: 'Take a backup',
    text: 'Your administrator runs npm run backup on the server.',
    does: '',
    href: null,
  },
];

/** What a new magazine needs first, each ticked by itself. Gone when all is done, or when it is closed. */
export function FirstSteps({ done }: { done: Steps | null }) {
  const [isClosed, setIsClosed] = useState(() => browserStorage()?.getItem(closedKey) != null);
  const count = steps.filter(({ step }) => done?.[step]).length;
  if (!done || isClosed || count === steps.length) return null;
  const next = steps.find(({ step, href }) => !done[step] && href);
  const close = () => {
    browserStorage()?.setItem(closedKey, 'yes');
    setIsClosed(true);
  };
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className="row row-between">
        <div>
          <h2 className="t-section" id="first-steps">
            First steps
          </h2>
          <p className="fine muted">In any order. The list goes away when it is done, or when you close it.</p>
        </div>
        <p className="row">
          <span className="nums">
            {count} of {steps.length}
          </span>
          <Button variant="ghost" small onClick={close}>
            Close<span className="sr"> the first steps</span>
          </Button>
        </p>
      </div>
      <ol>
        {steps.map(({ step, title, text, does, href }, at) => (
          <li key={step} className={done[step] ? styles.done : undefined}>
            <span className={styles.number}>{done[step] ? <CheckIcon /> : at + 1}</span>
            <div>
              <b>{title}</b>
              {done[step] && <span className="sr">, done</span>}
              <p className="fine muted">{text}</p>
            </div>
            {href && !done[step] && (
              <ButtonLink href={hrefTo(href)} small variant={next?.step === step ? 'primary' : 'outline'}>
                {does}
                <span className="sr">: {title}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
