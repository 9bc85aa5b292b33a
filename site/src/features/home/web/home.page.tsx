import { useLoaderData } from 'react-router';
import { DeferredView } from '#web/deferred.tsx';
import type { PageMeta } from '#web/page.ts';
import { usePassedItems } from '#web/passed-items.ts';
import { GoodNow } from '../../destinations/web/components/good-now.tsx';
import { FeedbackForm } from '../../feedback/web/components/feedback-form.tsx';
import { Testimonials } from '../../feedback/web/components/testimonials.tsx';
import { HighlightsSpread } from '../../highlights/web/components/highlights-spread.tsx';
import { NewsletterForm } from '../../newsletter/web/components/newsletter-form.tsx';
import { Cover, CoverBones } from './components/cover.tsx';
import { LatestStories } from './components/latest-stories.tsx';
import { TopDestinations, TopDestinationsBones } from './components/top-destinations.tsx';
import type { Home, HomeData } from './home-data.ts';

export { loader } from './home-data.ts';

const description = 'Places, stories and people worth the detour. Written by those who went, read by those who will.';

export function meta({ home }: HomeData, { siteName }: { siteName: string }): PageMeta {
  const image = home.now?.banner?.images[0];
  return {
    title: siteName,
    description,
    canonicalPath: '/',
    ...(image && { image: { ...image, url: image.secure_url } }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: siteName,
        url: '/',
        potentialAction: {
          '@type': 'SearchAction',
          target: '/search?q={search_term_string}',
          'query-input': 'required name=search_term_string',
        },
      },
      { '@context': 'https://schema.org', '@type': 'Organization', name: siteName, url: '/', logo: '/icon-512.png' },
    ],
  };
}

export function Component() {
  const { search, sent, home } = useLoaderData<HomeData>();
  return (
    <DeferredView data={home} skeleton={<HomeBones />}>
      {(data) => <Sections home={data} search={search} sent={sent} />}
    </DeferredView>
  );
}

function HomeBones() {
  return (
    <>
      <CoverBones />
      <TopDestinationsBones />
    </>
  );
}

function Sections({ home, search, sent }: Omit<HomeData, 'home'> & { home: Home }) {
  usePassedItems('destination', home.topDestinations.places);
  usePassedItems('story', home.stories);
  return (
    <>
      <Cover banner={home.banner} />
      <TopDestinations search={search} top={home.topDestinations} />
      <GoodNow {...home.goodNow} />
      <LatestStories stories={home.stories} />
      <HighlightsSpread highlights={home.highlights} />
      <Testimonials first={home.testimonials} />
      <FeedbackForm done={sent === 'feedback' ? 'shown' : sent === 'held-feedback' ? 'held' : undefined} />
      <NewsletterForm done={sent === 'newsletter'} />
    </>
  );
}
