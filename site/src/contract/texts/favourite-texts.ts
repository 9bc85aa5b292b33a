/** Of the list of what one saved. */
export const favouriteTexts = {
  'favorites.login': 'Please log in to see what you saved',
  'favorites.login-lead': 'Your list goes with you, on every device.',
} as const;
