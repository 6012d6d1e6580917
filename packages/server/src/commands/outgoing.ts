import * as z from 'zod';
import { describeEnvironmentFaults, readEnvironment } from '../platform/config/environment.ts';
import { accessDatabase, type Implementations } from './access.ts';
import { describeStartFailure } from '../start-failure.ts';
import {
  failedMessageSchema,
  listFailedMessages,
  retryFailedMessages,
  type FailedMessage,
} from '../features/accounts/mails/failed-messages.ts';

// `npm run outgoing -- list` and `npm run outgoing -- replay [NUMBER …]`: mails and SMS whose delivery was given up.

interface GivenUpWork {
  list(): Promise<FailedMessage[]>;
  replay(ids?: readonly number[]): Promise<number>;
}

const implementations: Implementations<GivenUpWork> = {
  direct: (db) => ({ list: () => listFailedMessages(db), replay: (ids) => retryFailedMessages(db, ids) }),
  throughServer: (ask) => ({
    list: async () => z.array(failedMessageSchema).parse(await ask('/outgoing', { method: 'GET' })),
    replay: async (ids) =>
      z.number().parse(await ask('/outgoing/replay', { method: 'POST', body: JSON.stringify({ ids }) })),
  }),
};

const usage = `npm run outgoing -- list               lists the mails and SMS whose delivery was given up
npm run outgoing -- replay             queues all of them again
npm run outgoing -- replay 12 17       queues these again`;

const lineOf = ({ id, channel, kind, email, attempts, createdAt, error }: FailedMessage) =>
  `${id}  ${createdAt}  ${channel} ${kind}${email === null ? '' : ` to ${email}`}, ${attempts} attempts: ${error ?? 'no reason is known'}`;

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

async function run([task, ...numbers]: string[]): Promise<void> {
  const ids = numbers.map(Number);
  const known =
    (task === 'list' && ids.length === 0) || (task === 'replay' && ids.every((id) => Number.isInteger(id) && id > 0));
  if (!known) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  // Reads the database's settings only.
  const { environment, faults } = readEnvironment({
    DATA_DIR: process.env['DATA_DIR'],
    DATABASE_URL: process.env['DATABASE_URL'],
  });
  if (environment === null) throw new Error(describeEnvironmentFaults(faults));
  const outgoing = await accessDatabase(environment, implementations);
  try {
    if (task === 'list') {
      const found = await outgoing.list();
      for (const message of found) console.log(lineOf(message));
      console.log(
        found.length === 0
          ? 'No message was given up.'
          : `${messages(found.length)} given up; npm run outgoing -- replay queues them again.`,
      );
    } else
      console.log(
        `${messages(await outgoing.replay(ids.length === 0 ? undefined : ids))} queued again. A running server sends them within ten seconds.`,
      );
  } finally {
    await outgoing.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(
    (await describeStartFailure(error, process.env['DATA_DIR'] ?? '.data')) ??
      (error instanceof Error ? error.message : error),
  );
  process.exitCode = 1;
}
