import { Image } from '@trekker/design-system/images/image.tsx';
import { paragraphsOf } from '@trekker/rich-text/paragraphs.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { aboutTexts } from '#contract/texts/about-voice.texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { useTexts } from '#web/frame-data.ts';
import { editionsOf } from '#web/language/page-editions.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import { type Deferred, DeferredView, deferred } from '#web/navigation/deferred.tsx';
import type { PageMeta, PageSite } from '#web/page.ts';
import { listFeaturedDestinations } from '../../destinations/destination.contract.ts';
import type { Image as MediaImage } from '../../media/media.contract.ts';
import { type About, readAbout } from '../about.contract.ts';
import styles from './about.module.css';
import { AboutSkeleton } from './components/about-skeleton.tsx';
import { JoinBox } from './components/join-box.tsx';
import { Mission } from './components/mission.tsx';
import { Team } from './components/team.tsx';
import { Values } from './components/values.tsx';

/** `view` is a place of the site to look at while one is asked to join. */
type AboutPage = { about: About; view: MediaImage | null };

async function readAboutPage(api: ApiClient): Promise<AboutPage> {
  const [about, places] = await Promise.all([
    api.call(readAbout, {}),
    api.call(listFeaturedDestinations, { query: { sort: 'rating', limit: '1' } }),
  ]);
  return { about: about.data, view: places.data[0]?.thumbnail ?? null };
}

type AboutData = { page: Deferred<AboutPage> };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<AboutData> {
  return { page: await deferred(readAboutPage(context.get(apiContext)), request) };
}

export function meta({ page }: AboutData, site: PageSite): PageMeta {
  const about = page.now?.about;
  const image = about?.introImage;
  return {
    title: frameWords.about,
    description: (about && textOfIntro(about)) || textIn(aboutTexts, 'about.intro', site),
    canonicalPath: '/about',
    // What nobody has written is said by the site itself, in each of its languages.
    ...(about?.updatedAt !== '' && { isWritten: true as const }),
    ...(about && editionsOf(about, 'title', (slug) => `/${slug}`)),
    ...(image && { image: { ...image, url: image.secure_url } }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        inLanguage: null,
        name: about?.title || textIn(aboutTexts, 'about.title', site),
        url: '/about',
      },
    ],
  };
}

const textOfIntro = ({ introBody }: About) => paragraphsOf(introBody.blocks).join(' ');

export const frame = () => ({ breadcrumbs: [{ label: frameWords.about }] });

export function Component() {
  const { page } = useLoaderData<AboutData>();
  return (
    <DeferredView data={page} skeleton={<AboutSkeleton />}>
      {(here) => <Whole page={here} />}
    </DeferredView>
  );
}

function Whole({ page: { about, view } }: { page: AboutPage }) {
  const { introImage } = about;
  const text = useTexts(aboutTexts);
  const language = useFallbackLanguage(about, 'title');
  const introMark = languageMark(useFallbackLanguage(about, 'intro'));
  const missionLanguage = useFallbackLanguage(about, 'mission');
  const joinTitleMark = languageMark(useFallbackLanguage(about, 'join.title'));
  const joinTextMark = languageMark(useFallbackLanguage(about, 'join.description'));
  const { title, description } = about.join;
  return (
    <>
      <div className={`wrap ${styles.header}`}>
        <h1 className={`t-hero ${styles.title}`} {...(about.title && languageMark(language))}>
          {about.title || text('about.title')}
        </h1>
        {language && (
          <p className={`fine ${styles.original}`}>
            <WrittenIn language={language} />
          </p>
        )}
      </div>
      {introImage && (
        <Image
          image={{ ...introImage, url: introImage.secure_url }}
          sizes="100vw"
          ratio="21/9"
          eager
          className={styles.cover}
        />
      )}
      <div className="wrap">
        {about.intro ? (
          <ItemText className={styles.intro} body={about.introBody} {...introMark} />
        ) : (
          <p className={styles.intro}>{text('about.intro')}</p>
        )}
        <Mission body={about.missionBody} language={missionLanguage} isSaid={language !== undefined} />
        <Values values={about.values} />
        <Team members={about.team} />
      </div>
      <JoinBox
        title={title || text('about.join')}
        titleMark={title ? joinTitleMark : undefined}
        description={description || text('about.join-lead')}
        descriptionMark={description ? joinTextMark : undefined}
        view={view}
      />
    </>
  );
}
