import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { CheckIcon } from '@trekker/design-system/icon.tsx';
import { type CSSProperties, useState } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { browserStorage } from '#web/navigation/content-cache-store.ts';
import type { FirstSteps as Steps } from '../../dashboard.contract.ts';
import { t } from '../staff-dashboard.texts.ts';
import styles from './first-steps.module.css';

const closedKey = 'first-steps-closed';

type Step = { step: keyof Steps; title: string; text: string; does: string; href: string | null };

function allSteps(): readonly Step[] {
  const brand = '/admin/settings/brand';
  return [
    { step: 'name', title: t.nameTitle, text: t.nameWhy, does: t.nameDoes, href: brand },
    { step: 'logo', title: t.logoTitle, text: t.logoWhy, does: t.logoDoes, href: brand },
    {
      step: 'place',
      title: t.placeTitle,
      text: t.placeWhy,
      does: t.placeDoes,
      href: '/admin/destinations/create?feature=yes',
    },
    { step: 'story', title: t.storyTitle, text: t.storyWhy, does: t.writeDoes, href: '/admin/stories/create' },
    { step: 'imprint', title: t.imprintTitle, text: t.imprintWhy, does: t.writeDoes, href: '/admin/pages' },
    { step: 'mail', title: t.mailTitle, text: t.mailWhy, does: t.mailDoes, href: '/admin/settings' },
    { step: 'backup', title: t.backupTitle, text: t.backupWhy, does: '', href: null },
  ];
}

/** What a new magazine needs first, each ticked by itself. Gone when all is done, or when it is closed. */
export function FirstSteps({ done }: { done: Steps | null }) {
  const [isClosed, setIsClosed] = useState(() => browserStorage()?.getItem(closedKey) != null);
  const steps = allSteps();
  const count = steps.filter(({ step }) => done?.[step]).length;
  if (!done || isClosed || count === steps.length) return null;
  const next = steps.find(({ step, href }) => !done[step] && href);
  const close = () => {
    browserStorage()?.setItem(closedKey, 'yes');
    setIsClosed(true);
  };
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <div>
          <h2 className="t-section" id="first-steps">
            {t.firstSteps}
          </h2>
          <p className="fine muted">{t.firstStepsLead}</p>
        </div>
        <p className={styles.count}>
          {t.stepsDone({ count, total: steps.length })}
          <i style={{ '--part': count / steps.length } as CSSProperties} />
        </p>
        <Button variant="ghost" small onClick={close}>
          {t.close({ srOnly })}
        </Button>
      </div>
      <ol>
        {steps.map(({ step, title, text, does, href }, at) => (
          <li key={step} className={done[step] ? styles.done : next?.step === step ? styles.next : undefined}>
            <span className={styles.number}>{done[step] ? <CheckIcon /> : at + 1}</span>
            <div>
              <b>{title}</b>
              {done[step] && <span className="sr">{t.done}</span>}
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
