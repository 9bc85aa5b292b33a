/** How many places of a list one file holds, the first in its order: what a phone's map still draws. */
export const mostPlacesInFile = 1000;
