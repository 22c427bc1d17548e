import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What is wrong with the database: nothing; it is gone and its port refuses; it accepts requests and never answers; each answer is late,
 * some of them very late; every writing statement gets «the table is full», as with a full disk.
 */
export type Fault = 'none' | 'killed' | 'frozen' | 'slow' | 'full';

const LATE_MS = 25;
const VERY_LATE_MS = 2_000;
/** One of so many answers is very late. */
const VERY_LATE_ONE_OF = 150;

const QUERY = 0x03;
const PREPARE = 0x16;
const WRITES = /^\s*(?:INSERT|REPLACE|UPDATE|DELETE)\b/i;
const TABLE_IS_FULL = 1114;

/** MySQL's error packet (protocol 4.1) in answer to a command. */
function errorPacket(errno: number, message: string): Buffer {
  const body = Buffer.concat([Buffer.from([0xff, errno & 0xff, errno >> 8]), Buffer.from(`#HY000${message}`)]);
  return Buffer.concat([Buffer.from([body.length & 0xff, (body.length >> 8) & 0xff, body.length >> 16, 1]), body]);
}

/** The statement of a packet that brings one. A command begins a new sequence, so its number is 0. */
const statementIn = (packet: Buffer): string | undefined =>
  packet[3] === 0 && (packet[4] === QUERY || packet[4] === PREPARE) ? packet.subarray(5).toString() : undefined;

/** Reassembles a socket's data into whole packets: three bytes of length, one of number, then the body. */
function packetsOf(take: (packet: Buffer) => void): (chunk: Buffer) => void {
  let left = Buffer.alloc(0);
  return (chunk) => {
    left = Buffer.concat([left, chunk]);
    for (;;) {
      const length = left.length < 4 ? Infinity : 4 + left.readUIntLE(0, 3);
      if (left.length < length) return;
      take(left.subarray(0, length));
      left = left.subarray(length);
    }
  };
}

/** Stands in front of a database server and simulates server faults, for tests of everything that uses it. */
export class FaultyServer {
  #fault: Fault = 'none';
  #answers = 0;
  readonly #sockets = new Set<Socket>();
  readonly #listener: Server;
  readonly #target: URL;
  readonly #spared: RegExp;
  /** The address of the server through this one. */
  readonly url: string;

  private constructor(target: URL, listener: Server, spared: RegExp) {
    this.#target = target;
    this.#listener = listener;
    this.#spared = spared;
    const through = new URL(target);
    through.hostname = '127.0.0.1';
    through.port = String((listener.address() as AddressInfo).port);
    this.url = through.href;
    listener.on('connection', (client: Socket) => this.#serve(client));
  }

  /** `spared`: tables that can be written although the others are full. */
  static async before(url: string, spared: readonly string[] = []): Promise<FaultyServer> {
    const listener = createServer();
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new FaultyServer(new URL(url), listener, new RegExp(`\`?\\b(?:${spared.join('|') || '-'})\\b`));
  }

  /** Sets the fault. Open connections are affected at once, except for `full`: they would lose their prepared statements. */
  async become(fault: Fault): Promise<void> {
    // A frozen server will no longer answer in order: its connections are finished.
    if (fault === 'killed' || fault === 'full' || this.#fault === 'frozen')
      for (const socket of this.#sockets) socket.destroy();
    if (fault === 'killed') this.#listener.close();
    else if (!this.#listener.listening) {
      this.#listener.listen(Number(new URL(this.url).port), '127.0.0.1');
      await once(this.#listener, 'listening');
    }
    this.#fault = fault;
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#listener.close();
  }

  #serve(client: Socket): void {
    this.#sockets.add(client);
    client.on('close', () => this.#sockets.delete(client)).on('error', () => undefined);
    if (this.#fault === 'frozen') return void client.resume();
    const server = connect(Number(this.#target.port), this.#target.hostname);
    server.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    let isFirst = true;
    const sent = packetsOf((packet) => {
      isFirst = true;
      if (!this.#refuses(packet)) server.write(packet);
      // The message contains the statement with its values: what a server quotes is out of our control.
      else client.write(errorPacket(TABLE_IS_FULL, `The table is full: ${statementIn(packet)!.slice(0, 8_000)}`));
    });
    client.on('data', (chunk: Buffer) => {
      if (this.#fault !== 'frozen') sent(chunk);
    });
    let turn = Promise.resolve();
    server.on('data', (chunk: Buffer) => {
      if (this.#fault === 'frozen') return;
      const late = this.#fault === 'slow' && isFirst ? this.#lateness() : 0;
      isFirst = false;
      turn = turn.then(() => (late > 0 ? sleep(late) : undefined)).then(() => void client.write(chunk));
    });
  }

  #refuses(packet: Buffer): boolean {
    const statement = this.#fault === 'full' ? statementIn(packet) : undefined;
    return statement !== undefined && WRITES.test(statement) && !this.#spared.test(statement.slice(0, 80));
  }

  #lateness(): number {
    return ++this.#answers % VERY_LATE_ONE_OF === 0 ? VERY_LATE_MS : LATE_MS;
  }
}
