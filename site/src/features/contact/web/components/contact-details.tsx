import type { ReactNode } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { useOriginalMark } from '#web/language/written-in.tsx';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import type { ContactInfo } from '../../contact.contract.ts';
import { t } from '../contact.texts.ts';
import { followLinks } from '../follow-links.ts';
import styles from './contact-details.module.css';

/** Where the owners can be found. What nobody has written is left out. */
export function ContactDetails({ info }: { info: ContactInfo }) {
  const { address, city, postalCode, country } = info.location;
  const lines = [address, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);
  const emails = [info.email1, info.email2].filter(Boolean);
  const links = followLinks(info);
  const mark = useOriginalMark();
  return (
    <section aria-label={t.information}>
      <dl className={styles.details}>
        {lines.length > 0 && (
          <Detail name={t.address}>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                <bdi {...mark}>{line}</bdi>
              </span>
            ))}
          </Detail>
        )}
        {emails.length > 0 && (
          <Detail name={t.email}>
            {emails.map((email) => (
              <span key={email} className={styles.line}>
                <a href={`mailto:${email}`}>{email}</a>
              </span>
            ))}
          </Detail>
        )}
        {info.phone && (
          <Detail name={t.phone}>
            <span className={styles.line}>
              <a href={`tel:${info.phone.replace(/[^\d+]/g, '')}`}>
                <bdi dir="ltr">{info.phone}</bdi>
              </a>
            </span>
          </Detail>
        )}
        {info.workingHours && (
          <Detail name={t.workingHours}>
            <span className={styles.line}>
              <bdi {...mark}>{info.workingHours}</bdi>
            </span>
          </Detail>
        )}
        {links.length > 0 && (
          <Detail name={frameWords.follow}>
            <span className={styles.follow}>
              {links.map(({ label, href }) => (
                <a key={href} href={hrefTo(href)} rel="me noopener">
                  {label}
                </a>
              ))}
            </span>
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
