import { createServer, type AddressInfo, type Socket } from 'node:net';

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

function handleConnection(
  socket: Socket,
  emails: SmtpStub['emails'],
  { refuse = false, delay = 0 }: SmtpStubOptions,
): void {
  let buffer = '';
  let to: string[] = [];
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string) => {
    if (/^RCPT TO/i.test(line)) {
      const recipient = /<(.*?)>/.exec(line)?.[1] ?? '';
      to.push(recipient);
      say(refuse ? `550 5.1.1 <${recipient}>: User unknown` : '250 ok');
    } else if (/^DATA/i.test(line)) {
      inData = true;
      say('354 go on');
    } else if (/^STARTTLS/i.test(line)) say('502 no encryption here');
    else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };
  say('220 stub');
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n';
      const at = buffer.indexOf(end);
      if (at < 0) return;
      const part = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (inData) {
        emails.push({ to, data: part });
        to = [];
        inData = false;
        if (delay === 0) say('250 taken');
        else setTimeout(say, delay, '250 taken');
      } else command(part);
    }
  });
}

/** Starts the stub on a free port. */
export function startSmtpStub(options: SmtpStubOptions = {}): Promise<SmtpStub> {
  const emails: SmtpStub['emails'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (options.hang === true) socket.on('error', () => socket.destroy());
    else handleConnection(socket, emails, options);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        emails,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
