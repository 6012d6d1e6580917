import { visitSessionKey, rememberedSessionKey, visitCookie } from '@kermesse/flows/session-keys';

/**
 * The inline script in the head of every page. Sets `data-session` on the document before the first paint if this
 * browser seems to have a session, so that the login link does not flash. Equivalent to `hasStoredSession`.
 */
export const hint = `try{var s=localStorage;(s.getItem("${rememberedSessionKey}")||s.getItem("${visitSessionKey}")&&/(^|; )${visitCookie}=./.test(document.cookie))&&document.documentElement.setAttribute("data-session","")}catch(e){}`;
