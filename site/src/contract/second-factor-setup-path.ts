/** Where staff set up the second factor that the site requires, before anything else opens. */
export const setUpPath = '/login/set-up';
