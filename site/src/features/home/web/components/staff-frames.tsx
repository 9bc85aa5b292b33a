import { PlusIcon } from '@trekker/design-system/account-icons.tsx';
import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { EyeIcon } from '@trekker/design-system/icon.tsx';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-home.texts.ts';
import styles from './staff-frames.module.css';

/** Above everything: who sees what is framed. */
export function StaffNote() {
  return (
    <aside className={styles.note} aria-label={t.title}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <EyeIcon small />
          <span>{t.note({ strong: (words) => <b key="strong">{words}</b> })}</span>
        </p>
        <GoLink href={hrefTo('/admin')}>{t.firstSteps}</GoLink>
      </div>
    </aside>
  );
}

export function CoverFrame({ isLast }: { isLast: boolean }) {
  return (
    <section className={`wrap ${styles.strip}`} aria-labelledby="frame-cover">
      <Invitation
        id="frame-cover"
        {...(!isLast && { number: 1 })}
        title={t.cover}
        words={t.coverText}
        href="/admin/banners/new"
        action={t.makeCover}
      />
    </section>
  );
}

export function DestinationsFrame() {
  const text = useTexts(homeTexts);
  return (
    <section className="wrap section" aria-labelledby="frame-destinations">
      <SectionHead id="frame-destinations" title={text('home.destinations')}>
        <span className="muted">{t.upToSix}</span>
      </SectionHead>
      <div className={styles.posters}>
        <div className={styles.frame}>
          <Invitation
            number={2}
            title={t.places}
            words={t.placesText}
            href="/admin/destinations/create?feature=yes"
            action={t.addPlace}
          />
        </div>
        <div className={styles.frame} aria-hidden="true" />
        <div className={styles.frame} aria-hidden="true" />
      </div>
    </section>
  );
}

export function StoriesFrame() {
  const text = useTexts(homeTexts);
  return (
    <section className="wrap section" aria-labelledby="frame-stories">
      <SectionHead id="frame-stories" title={text('home.stories')}>
        <span className="muted">{t.newest}</span>
      </SectionHead>
      <div className={styles.stories}>
        <div className={styles.frame}>
          <Invitation
            number={3}
            title={t.story}
            words={t.storyText}
            href="/admin/stories/create"
            action={t.writeStory}
          />
        </div>
        <div className={styles.frame} aria-hidden="true" />
      </div>
    </section>
  );
}

type InvitationProps = {
  id?: string;
  number?: number;
  title: string;
  words: string;
  href: string;
  action: string;
};

function Invitation({ id, number, title, words, href, action }: InvitationProps) {
  const Heading = id ? 'h2' : 'h3';
  return (
    <div className={styles.invitation}>
      {number && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.words}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <p className="muted">{words}</p>
        <ButtonLink href={hrefTo(href)} small>
          <PlusIcon small />
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}
