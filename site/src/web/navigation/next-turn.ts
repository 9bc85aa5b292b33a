/** Lets the browser scroll, paint and hear somebody between two pieces of work. */
export const nextTurn = (): Promise<void> => new Promise((go) => setTimeout(go));
