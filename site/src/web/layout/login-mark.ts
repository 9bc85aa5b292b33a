/** Where the browser keeps who is logged in (session.ts). */
export const loginKey = 'login';

/** Stands in the storage while a logout has not reached the server (end-login.ts). */
export const logoutDueKey = 'logout-due';

/**
 * Runs inline in the head, before the first paint: pages are the same for everybody, and this says which of their parts
 * to show (audience.module.css). Its sha256 belongs into the Content-Security-Policy.
 */
export const loginScript = `try{var l=JSON.parse(localStorage.getItem('${loginKey}'));if(l&&l.exp>Date.now()/1000)document.documentElement.dataset.login=l.user.role}catch(e){}`;
