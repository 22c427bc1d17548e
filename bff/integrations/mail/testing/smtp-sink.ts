import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  readonly url: string;
  readonly port: number;
  /** Every accepted message, whole. */
  readonly taken: string[];
  stop(): Promise<void>;
}

export interface SmtpSinkOptions {
  /** The same port again, as after a restart; by default any free one. */
  port?: number;
  /** Thrown for a recipient: `responseCode` 550 is «no such mailbox», 451 «not now». */
  refuse?: (recipient: string) => { responseCode: number } | undefined;
  /** Never answers once it has the message. */
  hangs?: boolean;
  /** Where messages are stored; a restarted server continues the previous one's list. */
  taken?: string[];
}

/** A mail server for tests: accepts everything, in this process. */
export async function startSmtpSink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const taken = options.taken ?? [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onRcptTo({ address }, _session, callback) {
      const refusal = options.refuse?.(address);
      callback(refusal ? Object.assign(new Error(`refused <${address}>`), refusal) : null);
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (options.hangs) return;
        taken.push(Buffer.concat(chunks).toString('utf8'));
        callback();
      });
    },
  });
  // A client that hangs up halfway is part of some tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    taken,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
