import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fontUrl, helpersUrl } from '@bff/platform/browser-assets';
import { createApi } from '../../create-api';
import { ENDPOINTS } from '../../endpoints';
import { schemeOneSignature, signedText } from '../../signing/scheme-one';
import { isDigestOf, isMadeWith, parseSchemeTwo, signingKey } from '../../signing/scheme-two';
import { openApiDocument, openApiPath } from '../document';
import { exampleOf } from '../examples';
import { EXAMPLE_1, EXAMPLE_2 } from './by-hand';
import { curlOf, SHELL_FUNCTIONS, typescriptOf } from './code';
import { DOCS_PAGES } from './names';
import { COLOURS } from './style';

/** Bytes before compression. The page may be read on a phone in a bus. */
const HEAVIEST = 100_000;

const api = createApi();
const addresses = DOCS_PAGES.flatMap((name) =>
  (['sv', 'en'] as const).map((language) => `/api/docs${name && `/${name}`}?language=${language}`),
);
const pages = new Map<string, string>();
beforeAll(async () => {
  for (const address of addresses) {
    const answer = await api.request(address);
    expect([address, answer.status]).toEqual([address, 200]);
    pages.set(address, await answer.text());
  }
  // Thirty pages, each with its schemas: on a busy machine more than the ten seconds that a test usually has.
}, 60_000);
const shown = (page: string) => pages.get(`/api/docs/${page}?language=en`)!;
const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'); // prettier-ignore

describe('the pages of the API', () => {
  it('are light, and have only the small script, which they do not need', () => {
    for (const [address, text] of pages) {
      expect([address, Buffer.byteLength(text) <= HEAVIEST]).toEqual([address, true]);
      expect(text.match(/<script.*?>/g)).toEqual([`<script type="module" src="${helpersUrl}">`]);
    }
  });

  it('contain no dead links', () => {
    const ids = new Map([...pages].map(([address, text]) => [address, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))])); // prettier-ignore
    for (const [address, text] of pages) {
      const own = [...ids.get(address)!];
      expect([address, [...text.matchAll(/ id="/g)].length]).toEqual([address, own.length]);
      for (const [, href] of text.matchAll(/ href="([^"]+)"/g)) {
        const [path, anchor] = unescaped(href!).split('#') as [string, string | undefined];
        if (path !== '' && !path.startsWith('/api/docs?') && !path.startsWith('/api/docs/')) continue;
        if (path === '/api/docs/style.css') continue;
        const target = ids.get(path || address);
        expect([address, href, target !== undefined]).toEqual([address, href, true]);
        if (anchor) expect([address, href, target!.has(anchor)]).toEqual([address, href, true]);
      }
    }
    const others = [...pages.values()].flatMap((text) => [...text.matchAll(/ href="(\/[^"#]*)"/g)].map(([, href]) => href!.split('?')[0])); // prettier-ignore
    const beside = new Set(others.filter((path) => !path!.startsWith('/api/docs')));
    expect([...beside].sort()).toEqual(['/api/v1/openapi.json', fontUrl, '/en', '/favicon.svg', '/sv'].sort());
  });

  it('describe each operation once, with input, refusals and an example in two languages', () => {
    for (const endpoint of ENDPOINTS) {
      const { operationId, tag, path } = endpoint;
      const text = unescaped(shown(tag));
      expect(text.split(`id="${operationId}"`)).toHaveLength(2);
      expect(text).toContain(`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`);
      const example = exampleOf(operationId)!;
      expect(text).toContain(curlOf(endpoint, example));
      expect(text).toContain(typescriptOf(endpoint, example));
      for (const key of endpoint.errors) expect([operationId, text.includes(`#${key}`)]).toEqual([operationId, true]);
    }
  });

  it('have an overview, which lists every operation', () => {
    const text = pages.get('/api/docs?language=en')!;
    for (const { operationId, tag } of ENDPOINTS) expect(text).toContain(`/api/docs/${tag}?language=en#${operationId}`);
  });

  it('mark what is only kept for older clients, and the document does too', () => {
    const kept = ENDPOINTS.filter(({ isDeprecated }) => isDeprecated);
    expect(kept.map(({ operationId }) => operationId)).toEqual(['eraseOwnAccount', 'eraseAccount']);
    for (const { path } of kept) {
      for (const [language, word] of Object.entries({ sv: 'Föråldrat', en: 'Deprecated' }))
        for (const [page, end, base] of [
          ['', '</tr>', ''],
          ['/user', '</p>', '/api/v1'],
        ] as const) {
          const text = pages.get(`/api/docs${page}?language=${language}`)!.replaceAll('</td><td>', ' ');
          const [, after = ''] = text.split(`>GET</b> <code>${base}${openApiPath(path)}</code>`);
          expect([page, after.split(end)[0]]).toEqual([page, expect.stringContaining(`<strong>${word}</strong>`)]);
        }
      expect(openApiDocument(ENDPOINTS, 'en')['paths']).toMatchObject({ [openApiPath(path)]: { get: { deprecated: true } } }); // prettier-ignore
    }
  });

  it('have their frame in both languages, around English content', () => {
    for (const [address, text] of pages) {
      const language = address.endsWith('sv') ? 'sv' : 'en';
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(`language=${language === 'sv' ? 'en' : 'sv'}" hreflang`);
    }
    expect(pages.get('/api/docs?language=sv')).not.toBe(pages.get('/api/docs?language=en'));
  });

  it('use the colours of the design system', () => {
    const tokens = readFileSync('design-system/tokens/tokens.css', 'utf8');
    const primitive = (value: string): string => {
      const [, name] = /^var\((--[\w-]+)\)$/.exec(value.trim()) ?? [];
      return name ? new RegExp(`${name}: ([^;]+);`).exec(tokens)![1]! : value.trim();
    };
    for (const [name, pair] of Object.entries(COLOURS)) {
      const [, value] = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)!;
      const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value!) ?? [value, value, value];
      expect([name, primitive(light!), primitive(dark!)]).toEqual([name, ...pair]);
    }
  });

  it('answer 404 for unknown names', async () => {
    expect((await api.request('/api/docs/nothing')).status).toBe(404);
  });
});

describe('the values to compare with', () => {
  const line = (example: string, name: string) => new RegExp(`^${name}:? +(.+)$`, 'm').exec(example)![1]!;

  it('fit scheme 1', () => {
    const pepper = line(EXAMPLE_1, 'pepper');
    const signatures = [...EXAMPLE_1.matchAll(/^X-Signature +(\w+)$/gm)].map(([, signature]) => signature);
    expect(signatures).toEqual([
      schemeOneSignature(signedText(Buffer.from(line(EXAMPLE_1, 'body')), ''), pepper),
      schemeOneSignature(signedText(Buffer.from(''), line(EXAMPLE_1, 'query')), pepper),
    ]);
  });

  it('fit scheme 2', () => {
    const body = Buffer.from(line(EXAMPLE_2, 'body'));
    const secret = line(EXAMPLE_2, 'secret');
    const parsed = parseSchemeTwo({
      contentDigest: line(EXAMPLE_2, '"content-digest"'),
      signatureInput: `sig1=${line(EXAMPLE_2, '"@signature-params"')}`,
      signature: line(EXAMPLE_2, 'Signature'),
    })!;
    const [method, authority, path] = ['method', 'authority', 'path'].map((name) => line(EXAMPLE_2, `"@${name}"`));
    expect(line(EXAMPLE_2, 'key')).toBe(signingKey(secret, parsed.keyId).toString('hex'));
    expect(isDigestOf(parsed.digest, body)).toBe(true);
    expect(isMadeWith(parsed, { method: method!, authority: authority!, path: path!, query: '?', body }, [secret])).toBe(true); // prettier-ignore
  });
});

describe('the shell functions', () => {
  const shell = (script: string, env: Record<string, string>) =>
    spawnSync('bash', ['-c', `${SHELL_FUNCTIONS}\n${script}`], { env: { ...process.env, ...env }, encoding: 'utf8' }); // prettier-ignore
  const hasOpenSsl = spawnSync('openssl', ['kdf', '-help']).status === 0;

  it('sign by scheme 1: the vectors', () => {
    const body = '{"username":"anna@example.se","password":"Abcdef12"}';
    const { stdout } = shell('sign "$BODY"', { BODY: body, PEPPER: 'q3Zt1xkS8w-pepper-2027' });
    expect(stdout.trim()).toBe('8401ef0e66373fef295bac75db8ba3c2a92e68bb333d4c0af2155070d7e1f520');
    expect(stdout.trim()).toBe(createHash('sha256').update(`${body}q3Zt1xkS8w-pepper-2027`).digest('hex'));
  });

  it.skipIf(!hasOpenSsl)('sign by scheme 2 so that the API accepts it', () => {
    const KEY = { keyId: 'AAECAwQFBgcICQoLDA0ODw', secret: 'a-secret-for-this-test' };
    const body = '{"comment":"Åre, it’s"}';
    const { stdout } = shell('curl() { printf "%s\\n" "$@"; }\nscheme2 PUT /api/v1/x a=1 "$BODY"', {
      BODY: body,
      KEY_ID: KEY.keyId,
      SECRET: KEY.secret,
      AUTHORITY: 'example.se',
      ORIGIN: 'https://example.se',
    });
    const header = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(stdout)?.[1] ?? null;
    const parsed = parseSchemeTwo({
      contentDigest: header('Content-Digest'),
      signatureInput: header('Signature-Input'),
      signature: header('Signature'),
    })!;
    const request = { method: 'PUT', authority: 'example.se', path: '/api/v1/x', query: '?a=1', body: Buffer.from(body) }; // prettier-ignore
    expect(isDigestOf(parsed.digest, request.body)).toBe(true);
    expect(isMadeWith(parsed, request, [KEY.secret])).toBe(true);
    expect(stdout).toContain('https://example.se/api/v1/x?a=1');
  });
});
