/** What somebody reads when the server gave no answer. */
export const unreachable = 'The site cannot be reached. Please check your connection and try again.';
