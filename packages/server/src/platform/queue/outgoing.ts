import { isPersonGone } from '../database/person-gone.ts';
import type { Background } from '../process/background.ts';
import type { Database } from '../database/database.ts';
import { NotYet, type Channel, type ClaimedMessage, type OutgoingMessage } from './message.ts';
import { claimMessage, markSent, mostAttempts, noteFailure, removeMessage } from './queue.ts';

/** Sends what is queued, behind the answers of this process. */
export interface Outgoing {
  /** Sends what is due soon: to be called after something was queued, and now and then. */
  wake(): void;
  /**
   * Sends a message at once by its number, for somebody who waits. `failed` when that is known within 150 ms: the message is gone then
   * and never sent. Whatever takes longer goes on by itself.
   */
  sendNow(channel: Channel, id: number): Promise<'failed' | 'under way'>;
  /** Takes no more messages: what is being sent is finished, the rest is for the next start or another server. */
  stop(): void;
}

/** What sending takes. */
export interface OutgoingServices {
  db: Database;
  background: Background;
  /** Hands a message over to a gateway; nothing happens when it is not needed any more. */
  send(claimed: ClaimedMessage): Promise<void>;
  /** Whether nothing may be left of a message once it is sent or given up. */
  leavesNoTrace(message: OutgoingMessage): boolean;
  report(error: unknown): void;
}

/** How many messages a process sends at once by each channel. */
const atOnce = 4;
/** How long one attempt may take, in milliseconds. */
const attemptPatience = 30_000;
/** How long somebody waits to hear of a failure, in milliseconds. */
const answerPatience = 150;

/** Fails when work takes too long; it may still come to an end. */
async function within(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Sending took longer than ${attemptPatience / 1000} seconds`)),
      attemptPatience,
    );
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Makes what sends the messages of one process (decision 68). */
export function createOutgoing({ db, background, send, leavesNoTrace, report }: OutgoingServices): Outgoing {
  const lanes = { email: { running: 0, rerun: false }, sms: { running: 0, rerun: false } };
  let stopped = false;

  async function attempt(claimed: ClaimedMessage): Promise<boolean> {
    const { id, message } = claimed;
    try {
      await within(send(claimed));
    } catch (error) {
      if (isPersonGone(error)) {
        await removeMessage(db, id);
        return true;
      }
      if (!(error instanceof NotYet)) report(error);
      const { givenUp } = await noteFailure(db, claimed, error instanceof Error ? error.message : String(error), {
        leavesNoTrace: leavesNoTrace(message),
      });
      if (givenUp)
        report(
          new Error(
            `Message ${id} (${message.kind}) was given up after ${mostAttempts} attempts; npm run outgoing -- list`,
          ),
        );
      return false;
    }
    await (leavesNoTrace(message) ? removeMessage : markSent)(db, id);
    return true;
  }

  async function work(channel: Channel): Promise<void> {
    const lane = lanes[channel];
    do {
      lane.rerun = false;
      for (
        let next = stopped ? undefined : await claimMessage(db, channel);
        next !== undefined;
        next = stopped ? undefined : await claimMessage(db, channel)
      ) {
        // Where there is one there may be more.
        startWorker(channel);
        await attempt(next);
      }
    } while (lane.rerun && !stopped);
  }

  function startWorker(channel: Channel): void {
    const lane = lanes[channel];
    if (stopped || lane.running >= atOnce) return;
    lane.running += 1;
    background.run(() => work(channel).finally(() => (lane.running -= 1)));
  }

  return {
    wake() {
      for (const channel of ['email', 'sms'] as const) {
        lanes[channel].rerun = true;
        startWorker(channel);
      }
    },
    sendNow(channel, id) {
      if (stopped) return Promise.resolve('under way');
      const { promise, resolve } = Promise.withResolvers<'failed' | 'under way'>();
      // Decided once: a message is gone exactly when that is answered.
      let outcome: 'failed' | 'under way' | undefined;
      const timer = setTimeout(() => resolve((outcome ??= 'under way')), answerPatience);
      background.run(async () => {
        const claimed = await claimMessage(db, channel, id);
        const failed = claimed !== undefined && !(await attempt(claimed));
        clearTimeout(timer);
        outcome ??= failed ? 'failed' : 'under way';
        try {
          if (outcome === 'failed') await removeMessage(db, id);
        } finally {
          resolve(outcome);
        }
      });
      return promise;
    },
    stop() {
      stopped = true;
    },
  };
}
