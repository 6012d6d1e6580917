import { expect } from 'vitest';
import type { Site } from '../site.ts';

/** A message in the development outbox. */
export interface Message {
  kind: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  links: string[];
  code: string | null;
}

/** Returns all messages to a recipient, newest first. */
export async function messagesTo(site: Site, to: string): Promise<Message[]> {
  const response = await fetch(`${site.origin}/dev/outbox.json`);
  return ((await response.json()) as Message[]).filter((message) => message.to === to);
}

/** Waits for an email with a link to a page and returns the link from the newest one. */
export async function emailedLink(site: Site, to: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const links = (await messagesTo(site, to)).flatMap((message) => message.links);
        return (link = links.find((each) => new URL(each).pathname.includes(page)));
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return link ?? '';
}

/** Waits until a number has received `sends` messages, and returns the code of the newest one. */
export async function sentCode(site: Site, phone: string, sends = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(site, phone)).length, { timeout: 30_000 }).toBe(sends);
  return (await messagesTo(site, phone))[0]?.code ?? '';
}
