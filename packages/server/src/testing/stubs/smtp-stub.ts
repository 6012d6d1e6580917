import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything and delivers nothing. */
export interface SmtpStub {
  url: string;
  /** The accepted emails in order of arrival. */
  emails: { to: string[]; data: string }[];
  close(): Promise<void>;
}

/** The behaviour of the stub. */
export interface SmtpStubOptions {
  /** Whether it rejects every recipient, with a response that contains the address. */
  refuse?: boolean;
  /** Whether it accepts connections and never responds. */
  hang?: boolean;
  /** The milliseconds between accepting an email and confirming it. */
  delay?: number;
}

/** Starts the stub on a free port, without encryption. */
export async function startSmtpStub({
  refuse = false,
  hang = false,
  delay = 0,
}: SmtpStubOptions = {}): Promise<SmtpStub> {
  const emails: SmtpStub['emails'] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onConnect: (_, respond) => {
      if (!hang) respond();
    },
    onRcptTo: ({ address }, _, respond) =>
      respond(refuse ? Object.assign(new Error(`5.1.1 <${address}>: User unknown`), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, respond) =>
      void text(stream).then(
        (data) => {
          emails.push({ to: envelope.rcptTo.map(({ address }) => address), data });
          setTimeout(respond, delay);
        },
        // The client has ended the connection within an email.
        () => undefined,
      ),
  });
  // Clients of tests end connections without QUIT.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
