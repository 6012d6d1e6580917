import { setTimeout as wait } from 'node:timers/promises';
import { errorText, OperatorError } from '../config/operator-error.ts';
import { isAccountErased } from '../database/account-erased.ts';
import type { BackgroundTasks } from '../process/background.ts';
import type { Database } from '../database/database.ts';
import {
  NoMailboxError,
  NotReadyError,
  UnknownOutcomeError,
  type Channel,
  type ClaimedMessage,
  type OutgoingMessage,
} from './message.ts';
import { claimMessage, markSent, maxAttempts, recordFailure, removeMessage } from './queue.ts';

/** Sends queued messages in the background of this process. */
export interface Outgoing {
  /** Sends due messages soon. Call it after queueing a message, and periodically. */
  sendDue(): void;
  /**
   * Sends a queued message at once, for a request that waits. Resolves to `failed` if the failure is known within
   * `responseWait`; the message is then deleted and never sent. Otherwise resolves to `under way`, and sending
   * continues.
   */
  sendNow(channel: Channel, id: number): Promise<'failed' | 'under way'>;
  /** Claims no more messages: those in progress are finished, the rest is left to the next start or another server. */
  stop(): void;
}

/** The services that sending needs. */
export interface OutgoingServices {
  db: Database;
  background: BackgroundTasks;
  /** The kinds of messages that `send` knows. Others stay in the queue, for the release that queued them. */
  kinds: readonly OutgoingMessage['kind'][];
  /** Hands a message over to a gateway; does nothing when the message is no longer needed. */
  send(claimed: ClaimedMessage): Promise<void>;
  /** Whether a message must be deleted once it is sent or given up. */
  shouldDelete(message: OutgoingMessage): boolean;
  report(error: unknown): void;
  /** How long a request waits for a failure, in milliseconds. The default is 150. */
  responseWait?: number;
  /** The timeout of one attempt in milliseconds. The default is 30 seconds. */
  attemptTimeout?: number;
}

/** The number of messages that a process sends at once on each channel. */
const atOnce = 4;

/** Thrown when an attempt exceeds its timeout. It may still succeed. */
class LateError extends OperatorError {}

/** Rejects when work exceeds the timeout; the work itself continues. */
async function within(timeout: number, work: Promise<void>): Promise<void> {
  const timedOut = wait(timeout, undefined, { ref: false }).then(() => {
    throw new LateError(`Sending took longer than ${timeout / 1000} seconds`);
  });
  await Promise.race([work, timedOut]);
}

/** Creates the sender of one process (decision 68). */
export function createOutgoing(services: OutgoingServices): Outgoing {
  const { db, background, kinds, send, shouldDelete, report, responseWait = 150, attemptTimeout = 30_000 } = services;
  const workers = { email: { running: 0, rerun: false }, sms: { running: 0, rerun: false } };
  let stopped = false;

  const finish = ({ id, message }: ClaimedMessage) => (shouldDelete(message) ? removeMessage : markSent)(db, id);

  /** Sends a message. Resolves to whether it failed: not if it may have been sent, or is sent later. */
  async function failsToSend(claimed: ClaimedMessage): Promise<boolean> {
    const { id, message } = claimed;
    const sending = send(claimed);
    try {
      await within(attemptTimeout, sending);
    } catch (error) {
      // A message that is sent late is not sent again. A late failure was reported as a timeout.
      if (error instanceof LateError)
        background.run(() =>
          sending.then(
            () => finish(claimed),
            () => undefined,
          ),
        );
      if (isAccountErased(error)) {
        await removeMessage(db, id);
        return false;
      }
      const reason = errorText(error);
      const notReady = error instanceof NotReadyError;
      const line = `Attempt ${claimed.attempt} to send message ${id} (${message.kind}) failed: ${reason}`;
      if (!notReady) report(new (error instanceof OperatorError ? OperatorError : Error)(line, { cause: error }));
      const unknown = error instanceof UnknownOutcomeError;
      const attempts = unknown ? 2 : error instanceof NoMailboxError ? 1 : maxAttempts;
      const { givenUp } = await recordFailure(db, claimed, reason, { shouldDelete: shouldDelete(message), attempts });
      if (givenUp)
        report(
          new OperatorError(
            `Message ${id} (${message.kind}) was given up after ${claimed.attempt} attempts. List and replay such messages with npm run outgoing.`,
          ),
        );
      return !unknown && !notReady;
    }
    await finish(claimed);
    return false;
  }

  async function work(channel: Channel): Promise<void> {
    const pool = workers[channel];
    do {
      pool.rerun = false;
      while (!stopped) {
        const next = await claimMessage(db, channel, kinds);
        if (next === undefined) break;
        // There may be more messages: start another worker.
        startWorker(channel);
        await failsToSend(next);
      }
    } while (pool.rerun && !stopped);
  }

  function startWorker(channel: Channel): void {
    const pool = workers[channel];
    if (stopped || pool.running >= atOnce) return;
    pool.running += 1;
    background.run(() => work(channel).finally(() => (pool.running -= 1)));
  }

  return {
    sendDue() {
      for (const channel of ['email', 'sms'] as const) {
        workers[channel].rerun = true;
        startWorker(channel);
      }
    },
    sendNow(channel, id) {
      if (stopped) return Promise.resolve('under way');
      const { promise, resolve } = Promise.withResolvers<'failed' | 'under way'>();
      // Decided once: the message is deleted if and only if the response is `failed`.
      let outcome: 'failed' | 'under way' | undefined;
      const timer = setTimeout(() => resolve((outcome ??= 'under way')), responseWait);
      background.run(async () => {
        const claimed = await claimMessage(db, channel, kinds, id);
        const failed = claimed !== undefined && (await failsToSend(claimed));
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
