/** What imports bring, as one and as many, for what is told of them. */
export const importedKinds = {
  story: ['story', 'stories'],
  page: ['page', 'pages'],
  destination: ['place', 'places'],
  translation: ['translation', 'translations'],
  subscriber: ['subscriber', 'subscribers'],
  highlight: ['highlight', 'highlights'],
  banner: ['banner', 'banners'],
  media: ['image or video', 'images and videos'],
  author: ['author', 'authors'],
  account: ['account', 'accounts'],
  settings: ['set of settings', 'sets of settings'],
  about: ['About page', 'About pages'],
  'team-member': ['team member', 'team members'],
  contact: ['Contact page', 'Contact pages'],
  review: ['review', 'reviews'],
  favourite: ['favorite', 'favorites'],
  feedback: ['feedback', 'feedback'],
  message: ['message', 'messages'],
  redirect: ['redirect', 'redirects'],
  history: ['history', 'histories'],
  schedule: ['schedule', 'schedules'],
} as const satisfies Record<string, readonly [one: string, many: string]>;

export type ImportedKind = keyof typeof importedKinds;

/** What an import writes over without making it: what there is one of, standard pages, lists, and their versions. */
export const replacedKinds = ['settings', 'about', 'contact', 'page', 'lists', 'history'] as const;
