import { gzipSync } from 'node:zlib';

export interface PageSizes {
  /** The document as the product sends it, in bytes. */
  plain: number;
  /** Bytes after gzip. */
  html: number;
  css: number;
  script: number;
  requests: number;
}

const zipped = (bytes: Uint8Array) => gzipSync(bytes).length;

/** What a browser loads for a page before any interaction: the document, its style sheets and its scripts with their imports. */
export async function pageSizes(origin: string, path: string): Promise<PageSizes> {
  const html = await text(origin + path);
  const styles = found(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const scripts = new Set([
    ...found(html, /<script[^>]*src="([^"]+)"/g),
    ...found(html, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    // A page that hydrates names its modules in an inline script.
    ...found(html, /import\s+(?:\*\s+as\s+\w+\s+from\s+)?"(\/assets\/[^"]+)"/g),
  ]);
  let css = 0;
  for (const href of styles) css += zipped(Buffer.from(await text(new URL(href, origin).href)));
  let script = 0;
  const queue = [...scripts].map((src) => new URL(src, origin).href);
  const seen = new Set(queue);
  for (let src = queue.pop(); src; src = queue.pop()) {
    const code = await text(src);
    script += zipped(Buffer.from(code));
    for (const [, name] of code.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) {
      const imported = new URL(name!, src).href;
      if (!seen.has(imported)) {
        seen.add(imported);
        queue.push(imported);
      }
    }
  }
  return {
    plain: Buffer.byteLength(html),
    html: zipped(Buffer.from(html)),
    css,
    script,
    requests: styles.size + seen.size,
  };
}

const found = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map((match) => match[1]!.replaceAll('&amp;', '&')));

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}
