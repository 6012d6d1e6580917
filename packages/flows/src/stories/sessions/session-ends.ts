import { endOf, type Ending, type SessionStore } from '../../session/session.ts';

/** Records why a session ends, each time from now on, in order. */
export function recordSessionEnds(session: SessionStore): Ending[] {
  const ends: Ending[] = [];
  session.subscribe((now, before) => {
    const end = endOf(now, before);
    if (end !== null) ends.push(end);
  });
  return ends;
}
