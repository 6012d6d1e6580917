import { forVisit, remembered, visitCookie } from '@kermesse/flows/session-places';

/**
 * Inlined in the head of every page: marks the document (`data-session`) before the first paint when this browser seems
 * to have a session, so that the header does not flash the login link. Equivalent to `seemsStored`.
 */
export const hint = `try{var s=localStorage;(s.getItem("${remembered}")||s.getItem("${forVisit}")&&/(^|; )${visitCookie}=./.test(document.cookie))&&document.documentElement.setAttribute("data-session","")}catch(e){}`;
