import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { BookDrawing, Empty } from '@trekker/design-system/content/empty.tsx';
import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { useEffect, useState } from 'react';
import { sameOriginPath } from '#contract/return-path.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { deleteOfflinePages } from '#web/navigation/offline-caches.ts';
import type { PageMeta } from '#web/page.ts';
import { KeptLine } from './components/kept-line.tsx';
import { type KeptPage, listKept } from './kept-pages.ts';
import styles from './offline.module.css';
import { t } from './offline.texts.ts';

export const meta = (): PageMeta => ({ title: commonWords.savedHere, description: t.description });

export const frame = () => ({ breadcrumbs: [{ label: commonWords.savedHere }] });

/** The same for everybody, and kept by the worker: what it lists is known to this browser alone. */
export async function loader(): Promise<null> {
  return null;
}

export function Component() {
  const [kept, setKept] = useState<readonly KeptPage[]>();
  useEffect(() => void listKept().then(setKept, () => setKept([])), []);
  const clear = async () => {
    await deleteOfflinePages();
    setKept([]);
  };
  return (
    <>
      <PageHeader title={commonWords.savedHere} />
      <div className={`wrap ${styles.body}`}>
        <NotKept />
        {kept?.length === 0 && <NothingKept />}
        {kept && kept.length > 0 && (
          <>
            <p className="lead">{t.lead}</p>
            <ul className={styles.list}>
              {kept.map((page) => (
                <li key={page.path}>
                  <a className="t-small serif" href={hrefTo(page.path)}>
                    {page.title}
                  </a>
                  <p className="tiny muted">{page.saved ? t.saved : t.read}</p>
                  <KeptLine path={page.path} />
                </li>
              ))}
            </ul>
            <Button variant="outline" onClick={() => void clear()}>
              {t.removeAll}
            </Button>
          </>
        )}
        <noscript>
          <p className="lead">{t.needsJavaScript}</p>
        </noscript>
      </div>
    </>
  );
}

function NothingKept() {
  return (
    <Empty title={t.empty} image={<BookDrawing />}>
      <p className="muted">{t.emptyText}</p>
    </Empty>
  );
}

/** The page that somebody wanted and that is not here. As soon as there is a connection again, it opens. */
function NotKept() {
  const [from, setFrom] = useState<string>();
  useEffect(() => {
    const asked = sameOriginPath(new URLSearchParams(location.search).get('from'), location.origin);
    if (asked === undefined) return;
    setFrom(asked);
    const open = () => location.replace(asked);
    addEventListener('online', open);
    return () => removeEventListener('online', open);
  }, []);
  if (from === undefined) return null;
  return (
    <div className={styles.missing} role="alert">
      <h2 className="t-block">{t.notKept}</h2>
      <p className="muted">{from}</p>
      <ButtonLink href={hrefTo(from)} variant="outline">
        {commonWords.tryAgain}
      </ButtonLink>
    </div>
  );
}
