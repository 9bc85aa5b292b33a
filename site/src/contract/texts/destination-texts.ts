/** Of the list of destinations. */
export const destinationTexts = {
  'destinations.lead':
    'Places we would go back to, each with the season, the length of stay and the one thing people get wrong.',
  'destinations.empty': 'The first places are still being written. Check back soon.',
} as const;
