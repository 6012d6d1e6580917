import { afterAll, expect, it, vi } from 'vitest';
import { migrations } from '../src/migrations.ts';
import { openEmbedded } from '../src/platform/database/database.ts';
import { startSmtpStub } from '../src/testing/stubs/smtp-stub.ts';
import { demoFolder } from './support/folders.ts';
import { kill, run, startServer } from './support/processes.ts';
import { random } from '../src/testing/random.ts';

/**
 * The numbers of queued messages, and of kills while they are sent; 1,000 and 20 are the full measurement: `npm run
 * figures -- queue`.
 */
const messages = Number(process.env['MESSAGES'] ?? 40);
const kills = Number(process.env['QUEUE_KILLS'] ?? 1);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

// Long enough for a kill between accepting an email and recording that.
const smtp = await startSmtpStub({ delay: 5 });
afterAll(() => smtp.close());

/** The milliseconds in which the last server sends what the killed ones left, on a busy machine. */
const longestDelivery = 60_000;

/** Ends the lease of the messages that a killed server was sending. Another test waits for the lease. */
async function endLeases(folder: string): Promise<void> {
  const { db, close } = await openEmbedded(folder, migrations);
  await db.updateTable('outgoing_messages').set({ due_at: new Date() }).where('sent_at', 'is', null).execute();
  await close();
}

const subjectOf = (number: number) => `Message ${number}.`;

/** Returns the emails that the mail server accepted, duplicates included. */
const taken = () =>
  smtp.emails.flatMap(({ data }) => {
    // Count the emails to the site; senders get a copy with another subject.
    const subject = /^subject: \[.*?\] (.*)$/im.exec(data)?.[1]?.trim();
    return subject === undefined ? [] : [{ subject, id: /^message-id: (\S+)/im.exec(data)?.[1] ?? '' }];
  });

async function send({ url }: { url: string }, number: number): Promise<boolean> {
  const sender = { name: 'Afi Mensah', email: 'afi@example.com', phone: '+228 90 12 34 56' };
  const body = JSON.stringify({
    subject: subjectOf(number),
    title: 'T',
    content: 'C',
    recipients: ['a@example.com'],
    sender,
  });
  const status = await fetch(`${url}/api/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'kermesse-development' },
    body,
  }).then(
    (response) => response.status,
    () => undefined,
  );
  if (status !== undefined && status !== 200) throw new Error(`rejected: ${status}`);
  return status === 200;
}

it(
  `sends each of ${messages} messages although the server is killed ${kills} times`,
  async () => {
    console.log(`queue: seed ${seed}`);
    const chance = random(seed);
    const folder = demoFolder();
    const variables = {
      NODE_ENV: 'development',
      CONTACT_LIMIT: '1000000',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Kermesse <us@example.com>',
    };
    const waiting = Array.from({ length: messages }, (_, index) => index);
    const acknowledged = new Set<number>();
    for (let round = 0; round <= kills; round += 1) {
      const server = await startServer(folder, variables);
      const goal = Math.ceil((messages * (round + 1)) / (kills + 1));
      // The client repeats the requests that were running when the server was killed, as browsers do.
      while (acknowledged.size < goal) {
        const batch = waiting
          .filter((number) => !acknowledged.has(number))
          .slice(0, Math.min(8, goal - acknowledged.size));
        await Promise.all(batch.map(async (number) => (await send(server, number)) && acknowledged.add(number)));
      }
      if (round < kills) {
        await new Promise((done) => setTimeout(done, chance() * 60));
        await kill(server);
        await endLeases(folder);
        continue;
      }
      await vi.waitFor(() => expect(new Set(taken().map(({ subject }) => subject)).size).toBe(messages), {
        timeout: longestDelivery,
        interval: 200,
      });
      await kill(server);
    }
    const all = taken();
    const lost = [...acknowledged].filter((number) => !all.some(({ subject }) => subject === subjectOf(number)));
    console.log(
      `queue: ${acknowledged.size} messages, ${kills} kills, ${lost.length} lost, ${all.length - messages} sent twice with the same Message-ID`,
    );
    expect(lost).toEqual([]);
    // A duplicate has the same Message-ID, so the recipient's mail program can drop it.
    expect(new Set(all.map(({ id }) => id)).size).toBe(messages);
    // Each kill duplicates at most the emails that were being sent.
    expect(all.length - messages).toBeLessThanOrEqual(4 * kills);
    const command = async (...args: string[]) => {
      const { ended, output } = run('src/commands/outgoing.ts', { args, env: { DATA_DIR: folder } });
      return [await ended, output()];
    };
    expect(await command('list')).toEqual([0, 'No message was given up.\n']);
    expect(await command('replay', '99999')).toEqual([
      1,
      expect.stringContaining('Numbers that belong to no message that was given up: 1.'),
    ]);
  },
  longestDelivery + kills * 40_000,
);
