/** What somebody reads when the server gave no answer. */
export const unreachableMessage = 'We can’t reach the site. Check your connection and try again.';
