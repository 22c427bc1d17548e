import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { UploadedFile } from '@bff/domain/images';
import { afterRequest } from '@bff/platform/request-scope';

/** One byte more than an image may have, to tell one that is too large from one that just fits. */
const MOST_FILE_BYTES = 10 * 1024 * 1024 + 1;
const MOST_TEXT_BYTES = 1024 * 1024;
const MOST_FIELDS = 1_001;

/**
 * What to do with files: keep them on disk until the request is answered, leave them out, or stop reading at the first one and return the
 * texts before it.
 */
export type Files = 'keep' | 'leave-out' | 'stop';

export interface Multipart {
  texts: FormData;
  files: Map<string, UploadedFile>;
  /** The names of all parts. */
  names: string[];
}

const uploadPath = () => join(tmpdir(), `bussplats-upload-${randomUUID()}`);

async function toDisk(stream: Readable): Promise<UploadedFile> {
  const path = uploadPath();
  afterRequest(() => rm(path, { force: true }));
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(stream, written);
  return { size: written.bytesWritten, bytes: () => readFile(path) };
}

/**
 * Reads a multipart body as a stream: texts into memory, up to a mebibyte together, files to disk. Rejects a malformed body, and too much
 * text with `TooMuchText`; too many fields do not reject, but leave more names than a form may have.
 */
export async function readMultipart(request: Request, files: Files): Promise<Multipart> {
  const headers: BusboyHeaders = { 'content-type': request.headers.get('content-type') ?? '' };
  const parser = new Busboy({
    headers,
    limits: {
      fieldSize: MOST_TEXT_BYTES,
      fields: MOST_FIELDS,
      fileSize: MOST_FILE_BYTES,
      files: 20,
      parts: MOST_FIELDS,
    },
  });
  const found: Multipart = { texts: new FormData(), files: new Map(), names: [] };
  const writing: Promise<void>[] = [];
  let textBytes = 0;
  return new Promise((resolve, reject) => {
    const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    const fail = (error: unknown) => {
      source.unpipe(parser);
      reject(error instanceof Error ? error : new Error('unreadable body'));
    };
    parser.on('field', (name: string, value: string, _short: boolean, cutOff: boolean) => {
      textBytes += Buffer.byteLength(value);
      if (cutOff || textBytes > MOST_TEXT_BYTES) return fail(new TooMuchText());
      found.names.push(name);
      found.texts.append(name, value);
    });
    parser.on('file', (name: string, stream: Readable) => {
      found.names.push(name);
      if (files === 'stop') {
        // The rest stays unread; what has been read of the file is discarded.
        source.unpipe(parser);
        stream.resume();
        return resolve(found);
      }
      if (files === 'leave-out') return stream.resume();
      const kept = toDisk(stream).then((file) => {
        if (file.size > 0) found.files.set(name, file);
      });
      // Should another part fail first, this failure must not go unhandled.
      kept.catch(() => undefined);
      writing.push(kept);
      return undefined;
    });
    parser.on('error', fail);
    source.on('error', fail);
    parser.on('finish', () => {
      Promise.all(writing).then(() => resolve(found), fail);
    });
    source.pipe(parser);
  });
}

/** A form with more text than any of ours has. */
export class TooMuchText extends Error {}
