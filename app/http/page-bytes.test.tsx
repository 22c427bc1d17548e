import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withoutPadding } from './page-bytes';

const rendered = (words: readonly string[], keep: (chunk: Buffer) => Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(keep(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      words.map((word, place) => <b key={place}>{word}</b>),
      { onAllReady: () => pipe(sink), onError: reject },
    );
  });

it("a page contains every character and nothing between them, wherever React's buffers end", async () => {
  const pages = ['', 'a', 'ab', 'abc'].flatMap((start) =>
    ['å', '–', '😀'].map((letter) => [start, ...Array<string>(400).fill(letter.repeat(31))]),
  );
  let padded = 0;
  for (const words of pages) {
    expect(await rendered(words, withoutPadding)).toBe(words.map((word) => `<b>${word}</b>`).join(''));
    if ((await rendered(words, (chunk) => chunk)).includes('\0')) padded++;
  }
  // Once React leaves none, this can go.
  expect(padded).toBeGreaterThan(0);
});
