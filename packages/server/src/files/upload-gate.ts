import { Refused } from '../api/handler.ts';
import type { Database } from '../database/database.ts';
import { limitOf } from '../http/rate-limit.ts';

/** How many uploads may be under way at once: an upload is held in memory until it was looked at. */
const most = { ofOnePerson: 4, inAll: 24 };

const hour = 3600;

/** Lets uploads in, a few at a time. */
export interface UploadGate {
  /**
   * Lets an upload of a person in, before any of it is read. Call what comes back when it has ended.
   * @throws Refused `rate/limited` when the person uploads too much, `server/unavailable` when everybody does.
   */
  enter(personId: string): Promise<() => void>;
}

/** Makes the gate of one process. `uploadLimit`: files that a person may upload in an hour, whatever process takes them. */
export function createUploadGate(db: Database, uploadLimit: number): UploadGate {
  const underWay = new Map<string, number>();
  let all = 0;

  function leave(personId: string): void {
    all -= 1;
    const left = (underWay.get(personId) ?? 1) - 1;
    if (left === 0) underWay.delete(personId);
    else underWay.set(personId, left);
  }

  return {
    async enter(personId) {
      const own = underWay.get(personId) ?? 0;
      if (own >= most.ofOnePerson) throw new Refused('rate/limited', { 'retry-after': '2' });
      if (all >= most.inAll) throw new Refused('server/unavailable', { 'retry-after': '5' });
      underWay.set(personId, own + 1);
      all += 1;
      let inside = true;
      const out = () => {
        if (inside) leave(personId);
        inside = false;
      };
      try {
        const { exceeded, retryAfter } = await limitOf(db, `upload by ${personId}`, { most: uploadLimit, seconds: hour });
        if (exceeded) throw new Refused('rate/limited', { 'retry-after': String(retryAfter) });
      } catch (error) {
        out();
        throw error;
      }
      return out;
    },
  };
}
