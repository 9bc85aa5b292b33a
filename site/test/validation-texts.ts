// What is said of each form that is filled in wrongly: section 5 of the specification, word for word, odd blanks included. Where
// it only says "required", the words are ours. One test walks this list over HTTP, another on the screen.

export type BadFile = { fileName: string; mimeType: string; bytes: number };
export type BadValue = string | boolean | BadFile | undefined;

export type WrongForm = {
  /** By the names of the contract; undefined is left out, or left as it is on the screen. */
  bad: Readonly<Record<string, BadValue>>;
  /** By the name of the field, in the order of the form. */
  texts: Readonly<Record<string, string>>;
  /** The screen has no way to do this. */
  only?: 'api' | 'screen';
};

export type FormTexts = {
  form: string;
  who: 'guest' | 'member' | 'staff';
  call: `${'POST' | 'PUT'} ${string}`;
  /** What nothing is wrong with, sent beside what is. */
  good?: Readonly<Record<string, string | boolean | number>>;
  wrong: readonly WrongForm[];
  /** Where a person fills it in; `open` is pressed first, `save` once it is filled in, unless it cannot be pressed then. */
  screen?: { address: string; open?: string; save: string };
};

const badEmail = 'Please enter a valid email address';
const weakPassword = 'Password must be at least 8 characters with letters, numbers, and symbols';
const goodPassword = 'Correct Horse 7';
const bannerTexts = 'Title, description, and small description are required!';
const memberTexts = 'Name and role are required!';
const shortReview = 'Review must be at least 20 characters long';

const guestForms: readonly FormTexts[] = [
  {
    form: 'contact',
    who: 'guest',
    call: 'POST /api/contact',
    good: { fullName: 'Amara Okafor', email: 'amara@example.com', subject: 'support', message: 'Hello.' },
    screen: { address: '/contact', save: 'Send message' },
    wrong: [
      {
        bad: { fullName: ' ', email: '', message: ' ' },
        texts: { fullName: 'Name is required', email: 'Email is required', message: 'Message is required' },
      },
      { bad: { fullName: 'Amara Okafor', email: 'amara@', message: 'Hello.' }, texts: { email: badEmail } },
      { bad: { subject: '' }, texts: { subject: 'Subject is required' }, only: 'api' },
    ],
  },
  {
    form: 'feedback',
    who: 'guest',
    call: 'POST /api/v3/auth/feedback',
    good: { name: 'Ana Reis', email: 'ana@example.com', location: 'Faro', message: 'Bright.', ratting: 5 },
    screen: { address: '/', save: 'Send' },
    wrong: [
      {
        bad: { location: '', message: ' ' },
        texts: { location: 'Location is required', message: 'Message is required' },
      },
      {
        bad: { name: '', email: '', location: 'Faro', message: 'Bright.' },
        texts: { name: 'Name is required', email: 'Email is required' },
      },
      { bad: { name: 'Ana Reis', email: 'ana@' }, texts: { email: badEmail } },
      { bad: { ratting: undefined }, texts: { ratting: 'Rating is required' }, only: 'api' },
    ],
  },
  {
    form: 'newsletter',
    who: 'guest',
    call: 'PUT /api/v3/auth/subscribe-email',
    wrong: [
      { bad: { email: '' }, texts: { email: 'Email is required' } },
      { bad: { email: 'a@b' }, texts: { email: badEmail } },
    ],
  },
  {
    form: 'signup',
    who: 'guest',
    call: 'POST /api/v3/auth/register',
    good: {
      ...{ name: 'Ana Reis', email: 'ana@example.com', password: goodPassword, confirmPassword: goodPassword },
      acceptTerms: true,
    },
    screen: { address: '/signup', save: 'Sign up' },
    wrong: [
      {
        bad: { name: '', email: '', password: '', confirmPassword: '', acceptTerms: false },
        texts: {
          name: 'Name is required',
          email: 'Email is required',
          password: 'Password is required',
          confirmPassword: 'Please confirm your password',
          acceptTerms: 'Please accept terms and conditions.',
        },
      },
      {
        bad: { name: 'Ana Reis', email: 'ana@', password: 'horse', confirmPassword: 'horse', acceptTerms: false },
        texts: { email: badEmail, password: weakPassword, acceptTerms: 'Please accept terms and conditions.' },
      },
      {
        bad: {
          email: 'ana@example.com',
          password: goodPassword,
          confirmPassword: 'Correct Horse 8',
          acceptTerms: true,
        },
        texts: { confirmPassword: 'Passwords do not match.' },
      },
    ],
  },
  {
    form: 'reset request',
    who: 'guest',
    call: 'POST /api/v3/auth/reset-Password',
    screen: { address: '/email/reset-password', save: 'Send Reset Instructions' },
    wrong: [
      { bad: { email: '' }, texts: { email: 'Email is required' } },
      { bad: { email: 'ana@' }, texts: { email: badEmail } },
    ],
  },
  {
    form: 'new password',
    who: 'guest',
    call: 'POST /api/v3/auth/change-password',
    good: { resetToken: 'a-token' },
    screen: { address: '/reset-password?token=a-token', save: 'Reset password' },
    wrong: [
      { bad: { newPassword: '' }, texts: { newPassword: 'Password is required' }, only: 'api' },
      { bad: { newPassword: 'Horse77' }, texts: { newPassword: weakPassword } },
      { bad: { newPassword: 'horsehorse7' }, texts: { newPassword: weakPassword } },
      {
        bad: { newPassword: goodPassword, again: 'Correct Horse 8' },
        texts: { again: 'Passwords do not match' },
        only: 'screen',
      },
    ],
  },
];

const memberForms: readonly FormTexts[] = [
  {
    form: 'review',
    who: 'member',
    call: 'POST /api/v3/destination/add-review/kyoto',
    screen: { address: '/destinations/kyoto', open: 'Write a Review', save: 'Submit Review' },
    wrong: [
      {
        bad: { rating: undefined, text: 'Nineteen letters it' },
        texts: { rating: 'Please select a rating', text: shortReview },
      },
      {
        bad: { rating: undefined, text: 'a'.repeat(501) },
        texts: { rating: 'Please select a rating', text: 'Review must be at most 500 characters long' },
      },
    ],
  },
  {
    form: 'profile',
    who: 'member',
    call: 'PUT /api/v3/auth/UpdateProfile',
    screen: { address: '/profile', save: 'Save changes' },
    wrong: [
      {
        bad: { name: 'Ines', email: '', phoneNumber: '12-34' },
        texts: {
          name: 'Full name must be at least 5 characters',
          email: 'Email is required',
          phoneNumber: 'Please enter a valid phone number',
        },
      },
      {
        bad: { name: 'Ines Carvalho', email: 'ines@', phoneNumber: '(123) 456-789012345' },
        texts: { email: badEmail, phoneNumber: 'Please enter a valid phone number' },
      },
      {
        bad: {
          email: 'ines@example.com',
          phoneNumber: '',
          avatar: { fileName: 'notes.txt', mimeType: 'text/plain', bytes: 9 },
        },
        texts: { avatar: 'Please select a valid image file (JPEG, PNG, or GIF)' },
      },
      {
        bad: { avatar: { fileName: 'me.png', mimeType: 'image/png', bytes: 5 * 1024 * 1024 + 1 } },
        texts: { avatar: 'Image size should be less than 5MB' },
      },
    ],
  },
  {
    form: 'password',
    who: 'member',
    call: 'PUT /api/v3/auth/updatePassword',
    screen: { address: '/profile', save: 'Change password' },
    wrong: [
      {
        bad: { oldPassword: '', newPassword: 'horse', again: 'horse' },
        texts: { oldPassword: 'Please enter your current password', newPassword: weakPassword },
      },
      {
        bad: { oldPassword: 'x', newPassword: goodPassword, again: 'Correct Horse 8' },
        texts: { again: 'Passwords do not match' },
        only: 'screen',
      },
    ],
  },
];

/** In the order of the form. */
const destinationFields = [
  ...['category', 'description', 'longDescription', 'bestTimeToVisit', 'SuggestedDuration', 'country', 'region'],
  ...['latitude', 'longitude', 'avgTemp', 'climateType', 'bestMonth', 'tags', 'popularFor', 'travelTips', 'itinerary'],
];

const staffForms: readonly FormTexts[] = [
  {
    form: 'destination',
    who: 'staff',
    call: 'POST /api/v5/admin/destination',
    screen: { address: '/admin/destinations/create', save: 'Save destination' },
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
    screen: { address: '/admin/highlights/create', save: 'Save highlight' },
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
          excerpt: 'Excerpt is required',
          content: 'Content is required',
          category: 'Category is required',
          readTime: ' readTime is required',
          tags: ' tags is required',
          coverImage: 'Cover image is required',
          image: ' image is required',
        },
      },
    ],
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
          ...{ title: bannerTexts, smallDescription: bannerTexts, description: bannerTexts },
          image: 'At least one image is required!',
        },
      },
    ],
  },
  {
    form: 'team member',
    who: 'staff',
    call: 'PUT /api/v5/admin/about/team/new',
    screen: { address: '/admin/about/team?new=1', save: 'Save Member' },
    wrong: [{ bad: { name: ' ', role: '', description: '' }, texts: { name: memberTexts, role: memberTexts } }],
  },
  {
    form: 'about page',
    who: 'staff',
    call: 'PUT /api/v5/admin/about',
    screen: { address: '/admin/about', save: 'Save Changes' },
    wrong: [{ bad: { title: ' ', intro: '' }, texts: { title: 'Title is required', intro: 'Intro is required' } }],
  },
];

export const formTexts: readonly FormTexts[] = [...guestForms, ...memberForms, ...staffForms];
