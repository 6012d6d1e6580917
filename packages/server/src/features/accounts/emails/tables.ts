import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    mail_tokens: {
      token_hash: string;
      user_id: string;
      purpose: 'verify' | 'reset' | 'change' | 'undo' | 'keep';
      /** The recipient's address. */
      email: string;
      /** The queued message that contains an undo link. Its order is that of the changes of address. */
      message_id: number | null;
      created_at: Generated<Date>;
      expires_at: Date;
      used_at: Date | null;
    };
    /** Queued emails of a release from before the message queue. */
    waiting_letters: {
      id: Generated<number>;
      kind: string;
      user_id: string | null;
      email: string | null;
      about: string | null;
      attempts: Generated<number>;
      created_at: Generated<Date>;
      claimed_at: Date | null;
      sent_at: Date | null;
    };
  }
}
