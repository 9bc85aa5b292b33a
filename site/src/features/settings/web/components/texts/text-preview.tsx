import { useEffect, useRef, useState } from 'react';
import type { SiteText } from '#features/settings/text.contract.ts';
import { usePageFrames } from '../use-page-frames.ts';
import { t } from './staff-texts.texts.ts';
import { showOn } from './text-on-page.ts';
import styles from './texts-form.module.css';

/** Pages by the beginning of the keys of what stands on them; mails, and what only members or guests see, are not. */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  footer: '/',
  destinations: '/destinations',
  stories: '/stories',
  highlights: '/highlight',
  about: '/about',
  contact: '/contact',
  search: '/search',
};

export type TextPreviewProps = {
  text: SiteText;
  /** What stands in its field. */
  value: string;
  /** Where the pages of its language begin: '' or '/de'; null where nobody can read them yet. */
  prefix: string | null;
};

/** The page that a text stands on, with what is typed in its place. Nothing in it can be pressed. */
export function TextPreview({ text, value, prefix }: TextPreviewProps) {
  const page = pages[text.key.split('.')[0] ?? ''];
  const address = page === undefined || prefix === null ? '' : prefix + page;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  usePageFrames([frame], address, text.value ?? '');
  const show = () => {
    const shown = frame.current?.contentWindow;
    if (shown) setIsShown(showOn(shown, text, value));
  };
  useEffect(show);
  if (!address) return <p className={`fine muted ${styles.side}`}>{t.noPage}</p>;
  return (
    <aside className={styles.side} aria-label={t.preview}>
      <div className={styles.preview} inert>
        <iframe key={address} ref={frame} title={t.preview} sandbox="allow-same-origin" onLoad={show} />
      </div>
      <p className="fine muted">
        {isShown ? t.appearsHere({ where: text.where, b: (words) => <b>{words}</b> }) : t.notInSight}{' '}
        <a href={address}>{t.openPage}</a>
      </p>
    </aside>
  );
}
