import type { LegalText } from './legal-text.ts';

export const cookiesText: LegalText = {
  title: 'Cookies',
  lastUpdated: 'May 27, 2025',
  intro:
    '{siteName} uses very few cookies, all of them its own. Here they are by name, with what they hold, how long they live and how you get rid of them.',
  sections: [
    {
      heading: 'What a cookie is',
      paragraphs: [
        'A cookie is a small note that a site asks your browser to keep and to show again on the next visit. Browsers have other drawers for such notes as well, called storage; what we put into those is listed below too. Ours are set by {siteName} itself, and no other site can read them.',
      ],
    },
    {
      heading: 'The one that keeps you logged in',
      paragraphs: [
        'Its name is session, or __Host-session where the site is reached over https. It is set when you log in and holds a random key; scripts cannot read it. It lives for 30 days at the most, for editors for 12 hours, and ends when you log out.',
        'With it comes another, known-browser or __Host-known-browser, which scripts cannot read either. It notes that you have logged in with this browser, and lets nobody in: if strangers ask for emails in your name, the ones that you ask for here still leave. It lives for 180 days after your last login.',
        'You can’t log in without them, so we do not ask for consent to them. If you only read, they are never set. Where Google login is offered, another cookie keeps track of it for a few minutes and is then discarded.',
      ],
    },
    {
      heading: 'The one that remembers your answer',
      paragraphs: [
        'Its name is site_cookie_consent. It holds two words for yes or no, one for analytics and one for ads, and nothing that tells you apart from anyone else. It lives for 180 days, after which we ask again. We set it when you answer, whatever the answer is, because otherwise we would have to ask on every page.',
      ],
    },
    {
      heading: 'Analytics, if you allow it',
      paragraphs: [
        'With your consent, each page that you open is counted: its address and the day, and nothing about you. The counter belongs to this site, sets no cookie, builds no profile and sends nothing to anybody else. Without your consent nothing is counted. The figures are kept for 400 days.',
        'The operator of a site can put another script in its place. If that has been done here, it too waits for your consent, and its name and its maker must be added to this page.',
      ],
    },
    {
      heading: 'Ads',
      paragraphs: [
        'There is a second box, for ads. {siteName} as it is delivered shows no advertising and loads nothing for it, whatever the box says. Your answer is kept so that, should this ever change, it holds from the first day.',
      ],
    },
    {
      heading: 'What else your browser keeps for us',
      paragraphs: [
        'In its storage the browser keeps copies of stories and destinations that you have seen, so that they open at once the next time; your choice of light or dark; and, while you are logged in, the key that belongs to your session, your name and the list of what you have saved. Editors’ unfinished forms are kept there as well, until they are saved or the editor logs out. After a logout one entry notes that someone has left, and not who; if the logout could not reach us, another one notes that until it has.',
        'None of it is used to track you. What belongs to your account is cleared when you log out, and all of it goes when you clear the data of this site in your browser.',
      ],
    },
    {
      heading: 'Changing your mind',
      paragraphs: [
        'The “Cookie settings” link at the bottom of every page opens the two boxes again. Accept All checks both, Decline clears both, and your choice applies from that moment on.',
        'Both boxes start out unchecked, and stay so until you check them. You can delete and block cookies in the browser too; the site can still be read without any of them. If your question isn’t answered here, write to {supportEmail}.',
      ],
    },
  ],
};
