/** Around every page. */
export const frameTexts = {
  'footer.about': 'Places, stories and people worth the detour. Written by those who went, read by those who will.',
} as const;
