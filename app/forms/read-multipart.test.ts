import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { withLogContext } from '@bff/platform/logger';
import { endRequest } from '@bff/platform/request-scope';
import { readMultipart } from './read-multipart.server';

const MIB = 1024 * 1024;
const BOUNDARY = 'a-boundary';
const uploads = () => readdirSync(tmpdir()).filter((name) => name.startsWith('bussplats-upload-'));

/** A form with a three-mebibyte file, the last of them sent when `released` resolves. */
function slowUpload(released: Promise<void>): Request {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\n\r\n`;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from(head));
      for (let sent = 0; sent < 2; sent++) controller.enqueue(Buffer.alloc(MIB, sent));
      await released;
      controller.enqueue(Buffer.alloc(MIB, 2));
      controller.enqueue(Buffer.from(`\r\n--${BOUNDARY}--\r\n`));
      controller.close();
    },
  });
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' });
}

it('a file is on disk while its rest is still to come, and gone once the request is answered', async () => {
  const before = new Set(uploads());
  const ours = () => uploads().filter((name) => !before.has(name));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await withLogContext({ requestId: 'an-upload' }, async () => {
    const reading = readMultipart(slowUpload(released), 'keep');
    const written = () => ours().map((name) => statSync(join(tmpdir(), name)));
    await vi.waitFor(() => expect(written().map(({ size }) => size >= MIB)).toEqual([true]), { timeout: 10_000 });
    // Nobody else on the machine can read it.
    expect(written()[0]!.mode & 0o777).toBe(0o600);
    release();
    const { files } = await reading;
    expect(files.get('logo')).toMatchObject({ size: 3 * MIB });
    expect(ours()).toHaveLength(1);
    await endRequest();
  });
  expect(ours()).toEqual([]);
});
