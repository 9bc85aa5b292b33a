import type { PageTemplate } from '#features/pages/staff-page.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../../staff-pages.texts.ts';
import styles from './page-templates.module.css';

/** Below the list: texts to begin a page with. */
export function PageTemplates({ templates }: { templates: readonly PageTemplate[] }) {
  if (templates.length === 0) return null;
  return (
    <section className={styles.templates} aria-labelledby="page-templates">
      <h2 id="page-templates">{t.startFromTemplate}</h2>
      <ul>
        {templates.map(({ name, about, page }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="muted">{about}</p>
            <a
              className="link"
              href={hrefTo(`/admin/pages/create?template=${page.slug}`)}
              aria-label={t.beginWith({ template: name })}
            >
              {t.begin}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
