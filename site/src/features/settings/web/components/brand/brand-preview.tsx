import { useEffect, useRef, useState } from 'react';
import { lookOf } from '#contract/rules/brand-look.ts';
import type { Brand } from '#features/settings/brand.contract.ts';
import { usePageFrames } from '../use-page-frames.ts';
import styles from './brand-form.module.css';
import { type BrandValues, usedAccent } from './brand-values.ts';
import { t } from './staff-brand.texts.ts';

type Theme = 'light' | 'dark';

/** The home page as it would look, wide and on a phone. Nothing in it can be pressed. */
export function BrandPreview({ values, stored }: { values: BrandValues; stored: Brand }) {
  const [theme, setTheme] = useState<Theme>('light');
  const wide = useRef<HTMLIFrameElement>(null);
  const phone = useRef<HTMLIFrameElement>(null);
  const dress = (frame: HTMLIFrameElement) =>
    frame.contentDocument && show(frame.contentDocument, values, stored, theme);
  usePageFrames([wide, phone], '/', stored.updatedAt);
  useEffect(() => {
    for (const { current } of [wide, phone]) if (current) dress(current);
  });
  const { name, tagline, description } = values;
  return (
    <aside className={styles.side} aria-label={t.preview}>
      <div className="row row-between">
        <h2 className="t-section">{t.homePreview}</h2>
        <div className={styles.themes} role="radiogroup" aria-label={t.previewTheme}>
          {(['light', 'dark'] as const).map((each) => (
            <label key={each} className={styles.theme}>
              <input
                className="sr"
                type="radio"
                name="preview-theme"
                checked={theme === each}
                onChange={() => setTheme(each)}
              />
              {each === 'light' ? t.day : t.night}
            </label>
          ))}
        </div>
      </div>
      <div className={styles.preview} inert>
        <iframe
          ref={wide}
          title={t.homePage}
          sandbox="allow-same-origin"
          onLoad={(event) => dress(event.currentTarget)}
        />
        <div className={styles.phone}>
          <iframe
            ref={phone}
            title={t.homeOnPhone}
            sandbox="allow-same-origin"
            onLoad={(event) => dress(event.currentTarget)}
          />
        </div>
      </div>
      <p className="fine muted">{t.previewHint}</p>
      <div className={styles.result}>
        <h3 className="fine muted">{t.inSearchResults}</h3>
        <b>{tagline ? `${name}: ${tagline}` : name}</b>
        {description && <p className="muted">{description}</p>}
      </div>
    </aside>
  );
}

/** Dresses a page that is there already: the look is the root's, the name stands in links to the home page. */
function show(page: Document, values: BrandValues, stored: Brand, theme: Theme): void {
  // While the frame loads it is empty; `onLoad` comes back to it.
  const root: HTMLElement | null = page.documentElement;
  if (!root) return;
  const accent = usedAccent(values.accent, stored.accent.chosen);
  const { style, type } = lookOf({ accent, typePair: values.typePair });
  root.dataset.theme = theme;
  root.setAttribute('style', style);
  root.dataset.type = type;
  for (const link of page.querySelectorAll<HTMLElement>('a[href="/"]')) {
    const name = [...link.childNodes].find(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    if (!name || !(name.textContent === stored.name || link.dataset.named !== undefined)) continue;
    name.textContent = values.name;
    link.dataset.named = '';
  }
}
