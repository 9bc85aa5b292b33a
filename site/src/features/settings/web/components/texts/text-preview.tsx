import { useEffect, useRef, useState } from 'react';
import type { StaffLanguage } from '#features/languages/language.contract.ts';
import type { SiteText } from '#features/settings/text.contract.ts';
import { hrefIn } from '#web/language/href-in.ts';
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
  /** The one that it is in, of the site's, of which the first is the site's own. */
  language: StaffLanguage;
  languages: readonly StaffLanguage[];
};

/** The page that a text stands on, with what is typed in its place. Nothing in it can be pressed. */
export function TextPreview({ text, value, language, languages }: TextPreviewProps) {
  const page = pages[text.key.split('.')[0] ?? ''];
  // Nobody can read a language that is prepared.
  const isRead = page !== undefined && (language.isDefault || language.isPublished);
  const address = isRead ? hrefIn(language, languages, page) : '';
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  usePageFrames([frame], address, text.value ?? '');
  const show = () => {
    const shown = frame.current?.contentWindow;
    if (shown) setIsShown(showOn(shown, text, value));
  };
  useEffect(show);
  if (!isRead) return <p className={`fine muted ${styles.side}`}>{t.noPage}</p>;
  return (
    <aside className={styles.side} aria-label={t.preview}>
      <div className={styles.preview} inert>
        <iframe key={address} ref={frame} title={t.preview} sandbox="allow-same-origin" onLoad={show} />
      </div>
      <p className="fine muted">
        {isShown ? t.appearsHere({ where: text.where, b: (words) => <b>{words}</b> }) : t.notInSight}{' '}
        <a href={hrefIn(language, languages, page)}>{t.openPage}</a>
      </p>
    </aside>
  );
}
