import type { Generated } from 'kysely';
import type { Channel, OutgoingMessage } from './message.ts';

declare module '../database/tables.ts' {
  interface Tables {
    /** Emails and SMS: those to send, those sent in the last hour, and those given up. */
    outgoing_messages: {
      id: Generated<number>;
      /** The same in every attempt to send the message. */
      key: Generated<string>;
      channel: Channel;
      kind: OutgoingMessage['kind'];
      user_id: string | null;
      email: string | null;
      about: string | null;
      /** 0, or 1 for messages that strangers can cause, which are sent after all others. */
      priority: Generated<number>;
      /** The number of times it was claimed. */
      attempts: Generated<number>;
      created_at: Generated<Date>;
      /** When it may be claimed: in the future while a server sends it, and between two attempts. */
      due_at: Generated<Date>;
      /** The message is not sent after this time. */
      expires_at: Date | null;
      /** When it was handed over, or found to be no longer needed. */
      sent_at: Date | null;
      /** When it was given up. */
      failed_at: Date | null;
      /** The reason why the last attempt failed. */
      last_error: string | null;
    };
  }
}
