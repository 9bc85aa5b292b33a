import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { EyeIcon, PlusIcon } from '@trekker/design-system/icon.tsx';
import { homeTexts } from '#contract/texts/home-texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import styles from './staff-frames.module.css';

/** Above everything: who sees what is framed. */
export function StaffNote() {
  return (
    <aside className={styles.note} aria-label="For staff">
      <div className={`wrap ${styles.line}`}>
        <p>
          <EyeIcon small />
          <span>
            <b>Only staff see these frames.</b> Readers see the page without them.
          </span>
        </p>
        <GoLink href={hrefTo('/admin')}>First steps</GoLink>
      </div>
    </aside>
  );
}

export function CoverFrame() {
  return (
    <section className={`wrap ${styles.strip}`} aria-labelledby="frame-cover">
      <Invitation
        id="frame-cover"
        number={1}
        title="The cover"
        words="A headline and three pictures: one wide, two tall."
        href="/admin/banners/new"
        action="Make the cover"
      />
    </section>
  );
}

export function DestinationsFrame() {
  const text = useTexts(homeTexts);
  return (
    <section className="wrap section" aria-labelledby="frame-destinations">
      <SectionHead id="frame-destinations" title={text('home.destinations')}>
        <span className="muted">Up to six, as posters</span>
      </SectionHead>
      <div className={styles.posters}>
        <div className={styles.frame}>
          <Invitation
            number={2}
            title="The places you lead with"
            words="The ones you feature stand here. Begin with one that you know well."
            href="/admin/destinations/create"
            action="Add a place"
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
        <span className="muted">The newest appears here on its own</span>
      </SectionHead>
      <div className={styles.stories}>
        <div className={styles.frame}>
          <Invitation
            number={3}
            title="The first story"
            words="Start with one sentence. It stays a draft until you say so."
            href="/admin/stories/create"
            action="Write a story"
          />
        </div>
        <div className={styles.frame} aria-hidden="true" />
      </div>
    </section>
  );
}

type InvitationProps = {
  id?: string;
  number: number;
  title: string;
  words: string;
  href: string;
  action: string;
};

function Invitation({ id, number, title, words, href, action }: InvitationProps) {
  const Heading = id ? 'h2' : 'h3';
  return (
    <div className={styles.invitation}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
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
