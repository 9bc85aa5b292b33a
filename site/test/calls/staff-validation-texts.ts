import type { FormTexts } from './form-texts.ts';

const bannerTexts = 'Title, description, and small description are required!';
const memberTexts = 'Name and role are required!';

/** In the order of the form. */
const destinationFields = [
  ...['category', 'description', 'longDescription', 'bestTimeToVisit', 'SuggestedDuration', 'country', 'region'],
  ...['latitude', 'longitude', 'avgTemp', 'climateType', 'bestMonth', 'tags', 'popularFor', 'travelTips', 'itinerary'],
];

/** The forms of the back office, as in validation-texts.ts. */
export const staffForms: readonly FormTexts[] = [
  {
    form: 'destination',
    who: 'staff',
    call: 'POST /api/v5/admin/destination',
    screen: { address: '/admin/destinations/create', save: 'Save Destination' },
    wrong: [
      {
        bad: {},
        texts: {
          name: 'Destination name is required',
          ...Object.fromEntries(destinationFields.map((field) => [field, `${field} is required`])),
          thumbnail: 'Thumbnail is required',
          images: 'AtLest 2 is required',
        },
      },
    ],
  },
  {
    form: 'highlight',
    who: 'staff',
    call: 'POST /api/v5/admin/highlight',
    screen: { address: '/admin/highlights/create', save: 'Save Highlight' },
    wrong: [
      {
        bad: { rating: '5.1' },
        texts: {
          name: 'Highlight name is required',
          description: 'Description is required',
          location: 'Location is required',
          region: 'Region is required',
          rating: 'Rating must be a number from 0 to 5',
        },
      },
      {
        bad: { name: 'Ana', description: 'A tram.', location: 'Lisbon', region: 'Europe', rating: '' },
        texts: { rating: 'Rating is required' },
      },
      {
        bad: { name: 'Ana', description: 'A tram.', location: 'Lisbon', region: 'Europe', rating: '-0.1' },
        texts: { rating: 'Rating must be a number from 0 to 5' },
      },
    ],
  },
  {
    form: 'story',
    who: 'staff',
    call: 'POST /api/v5/admin/stories',
    screen: { address: '/admin/stories/create', save: 'Save Story' },
    wrong: [
      {
        bad: { title: ' ', readTime: '' },
        texts: {
          title: 'Story title is required',
          coverImage: 'Cover image is required',
          excerpt: 'Excerpt is required',
          content: 'Content is required',
          image: ' image is required',
          category: 'Category is required',
          tags: ' tags is required',
          readTime: ' readTime is required',
        },
      },
    ],
  },
  {
    form: 'page',
    who: 'staff',
    call: 'POST /api/v5/admin/pages',
    screen: { address: '/admin/pages/create', save: 'Save Page' },
    wrong: [{ bad: { title: ' ' }, texts: { title: 'Title is required', content: 'Content is required' } }],
  },
  {
    form: 'banner',
    who: 'staff',
    call: 'POST /api/v5/admin/banner/new',
    screen: { address: '/admin/banners/new', save: 'Save Banner' },
    wrong: [
      {
        bad: {},
        texts: {
          title: bannerTexts,
          smallDescription: bannerTexts,
          description: bannerTexts,
          image: 'At least one image is required!',
        },
        only: 'api',
      },
      {
        bad: {},
        // The sentence stands once, in the summary.
        texts: {
          title: 'Title is required',
          smallDescription: 'Small description is required',
          description: 'Description is required',
          image: 'At least one image is required!',
        },
        only: 'screen',
      },
    ],
  },
  {
    form: 'team member',
    who: 'staff',
    call: 'PUT /api/v5/admin/about/team/new',
    screen: { address: '/admin/about/team?new=1', save: 'Save Member' },
    wrong: [
      {
        bad: { name: ' ', role: '', description: '' },
        texts: { name: memberTexts, role: memberTexts },
        only: 'api',
      },
      {
        bad: { name: ' ', role: '', description: '' },
        texts: { name: 'Name is required', role: 'Role is required' },
        only: 'screen',
      },
    ],
  },
  {
    form: 'about page',
    who: 'staff',
    call: 'PUT /api/v5/admin/about',
    screen: { address: '/admin/about', save: 'Save Changes' },
    wrong: [{ bad: { title: ' ', intro: '' }, texts: { title: 'Title is required', intro: 'Intro is required' } }],
  },
];
