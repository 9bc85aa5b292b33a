/** Of answers that show which pages there are, by which addresses. */
export const pagesTag = 'pages';
