import { BookIcon } from '@trekker/design-system/icon.tsx';
import { MediaIcon, SwapIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import type { ReactNode } from 'react';
import { useOwnLanguage } from '#web/frame-data.ts';
import { useLogin } from '#web/session/use-session.ts';
import { t } from '../staff-dashboard.texts.ts';
import { type Action, ActionList } from './action-list.tsx';
import styles from './what-comes.module.css';

const upload: Action = { name: () => t.uploadImages, href: '/admin/media', Icon: MediaIcon };
/** Of an AUTHOR alone. */
const bring: Action = { name: () => t.bringOldSite, href: '/admin/settings/import', Icon: SwapIcon };
/** It is written in English. */
const loadSample: Action = { name: () => t.loadSample, href: '/admin/settings#sample-library', Icon: BookIcon };

/** In place of numbers, which would all be nothing: what will stand here, and what a magazine can begin with. */
export function WhatComes() {
  const mayBring = useLogin()?.user.role === 'AUTHOR';
  const isInEnglish = useOwnLanguage() === 'en';
  return (
    <div className={styles.two}>
      <section aria-labelledby="what-comes">
        <div className={styles.head}>
          <h2 className="t-section" id="what-comes">
            {t.whatComes}
          </h2>
          <p className="fine muted">{t.onceThereIs}</p>
        </div>
        <ul className={styles.parts}>
          <Part title={t.readersTitle} text={t.readersText}>
            <path d="M2 34 28 28q8-2 14-9 6-6 14-5 10 1 16-4 6-3 40-8" />
            <circle cx="112" cy="3" r="3" />
          </Part>
          <Part title={t.answersTitle} text={t.answersText}>
            <path d="M2 8h56v18H20l-9 8v-8H2zM70 14h42M70 22h28" />
          </Part>
          <Part title={t.changesTitle} text={t.changesText}>
            <path d="M2 8h12M24 8h54M2 20h12M24 20h78M2 32h12M24 32h44" />
          </Part>
        </ul>
      </section>
      <ActionList
        title={t.startFrom}
        actions={[...(mayBring ? [bring] : []), ...(mayBring && isInEnglish ? [loadSample] : []), upload]}
      />
    </div>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 116 40" aria-hidden="true">
        {children}
      </svg>
      <b>{title}</b>
      <p className="fine muted">{text}</p>
    </li>
  );
}
