import { hourMilliseconds } from '@kermesse/api/schemas/common/durations';
import type { FailedMessage } from '../control/failed-messages.ts';
import { readArguments, rejectArguments } from '../../../../scripts/lib/arguments.mjs';
import { sendCommand, runCommand } from './command.ts';

const usage = `Usage: npm run outgoing -- <command>

  list             lists the emails and SMS that could not be sent: those that were given up, and those that wait
  replay           queues all of those that were given up again
  replay 12 17     queues the messages with these numbers again

Exit codes: 0 success, 1 a failure, 2 invalid arguments.`;

const lineOf = ({ id, channel, kind, email, attempts, createdAt, failedAt, error }: FailedMessage) =>
  `${id}  ${createdAt}  ${channel} ${kind}${email === null ? '' : ` to ${email}`}, ${failedAt === null ? 'waiting' : 'given up'}, ${attempts} attempts: ${error ?? 'no reason is known'}`;

/** The largest number that a message can have. */
const largestId = 2_147_483_647;

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

const hoursSince = (date: string) => ((Date.now() - Date.parse(date)) / hourMilliseconds).toFixed(1);

const [task, ...numbers] = readArguments(usage, { allowPositionals: true }).positionals;
const ids = numbers.map(Number);

await runCommand(async () => {
  if (task === 'list' && ids.length === 0) {
    const failed = (await sendCommand('/outgoing')) as FailedMessage[];
    for (const message of failed) console.log(lineOf(message));
    const givenUp = failed.filter(({ failedAt }) => failedAt !== null);
    const waiting = failed.filter(({ failedAt }) => failedAt === null);
    const [oldest] = waiting;
    if (oldest !== undefined)
      console.log(
        `${messages(waiting.length)} waiting for another attempt; the oldest was queued ${hoursSince(oldest.createdAt)} hours ago.`,
      );
    console.log(
      givenUp.length === 0
        ? 'No message was given up.'
        : `${messages(givenUp.length)} given up; npm run outgoing -- replay queues them again.`,
    );
    return 0;
  }
  if (task === 'replay' && ids.every((id) => Number.isInteger(id) && id > 0 && id <= largestId)) {
    const count = (await sendCommand('/outgoing/replay', ids.length === 0 ? {} : { ids })) as number;
    const sending = count > 0 ? ' A running server sends them within ten seconds.' : '';
    console.log(`${messages(count)} queued again.${sending}`);
    const unknown = new Set(ids).size - count;
    if (ids.length === 0 || unknown === 0) return 0;
    console.error(
      `Numbers that belong to no message that was given up: ${unknown}. npm run outgoing -- list shows all messages.`,
    );
    return 1;
  }
  return rejectArguments(
    usage,
    task === undefined ? 'No command was given.' : `Invalid arguments: ${[task, ...numbers].join(' ')}`,
  );
});
