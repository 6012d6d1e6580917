import { forVisit, remembered, visitCookie } from '@kermesse/flows/session-places';

/**
 * Stands inline in the head of every page: marks the document (`data-session`) before the first paint while this browser
 * seems to keep a session, so that the header shows no way in for a moment. Says what `seemsStored` says.
 */
export const hint = `try{var s=localStorage;(s.getItem("${remembered}")||s.getItem("${forVisit}")&&/(^|; )${visitCookie}=./.test(document.cookie))&&document.documentElement.setAttribute("data-session","")}catch(e){}`;
