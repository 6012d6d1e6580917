import { endOf, type Ending, type SessionStore } from '../../session/session.ts';

/** The reasons of a session's ends from now on, in their order. */
export function endsOf(session: SessionStore): Ending[] {
  const ends: Ending[] = [];
  session.subscribe((now, before) => {
    const end = endOf(now, before);
    if (end !== null) ends.push(end);
  });
  return ends;
}
