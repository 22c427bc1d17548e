import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { Language } from '@bff/domain/shared/actor';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { env } from '@bff/platform/env';
import type { Auth, Endpoint } from '../endpoint/endpoint';
import { refusalsOf } from '../endpoint/refusals';
import { descriptions } from './descriptions';
import { API_BASE, openApiPath } from './document';
import { describedWebhooks } from './webhooks';

const texts = {
  sv: {
    endpoints: 'Anrop',
    webhooks: 'Webhooks',
    errors: 'Fel',
    input: 'Kropp',
    query: 'Frågevärden',
    output: 'Svar (data)',
    machine: 'Maskinläsbar beskrivning (OpenAPI 3.1)',
    code: 'Kod',
    status: 'Status',
    key: 'Nyckel',
    text: 'Text',
    idempotent: 'Tar Idempotency-Key.',
    ifMatch: 'Tar If-Match.',
    unsigned: 'Signeras inte.',
    auth: { public: 'Öppet', bearer: 'Kräver bearer-token', integration: 'Kräver signatur enligt schema 2' },
  },
  en: {
    endpoints: 'Endpoints',
    webhooks: 'Webhooks',
    errors: 'Errors',
    input: 'Body',
    query: 'Query',
    output: 'Answer (data)',
    machine: 'Machine-readable description (OpenAPI 3.1)',
    code: 'Code',
    status: 'Status',
    key: 'Key',
    text: 'Text',
    idempotent: 'Takes an Idempotency-Key.',
    ifMatch: 'Takes If-Match.',
    unsigned: 'Not signed.',
    auth: { public: 'Open', bearer: 'Needs a bearer token', integration: 'Needs a signature of scheme 2' },
  },
} as const satisfies Record<Language, { auth: Record<Auth, string>; [text: string]: unknown }>;

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}pre{overflow:auto;padding:.75rem;border:1px solid}table{border-collapse:collapse}td,th{text-align:left;padding:.25rem .75rem;border-bottom:1px solid}p,code{overflow-wrap:anywhere}';

/** The document for people: no scripts, and readable in a text browser. */
export function docsPage(endpoints: readonly Endpoint[], language: Language, nonce: string | undefined) {
  const t = texts[language];
  const other = language === 'sv' ? 'en' : 'sv';
  const title = `${env().BRAND_NAME} API`;
  const style = nonce
    ? html`<style nonce="${nonce}">
        ${raw(STYLE)}
      </style>`
    : '';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>
            <a href="?language=${other}" hreflang="${other}" lang="${other}"
              >${other === 'sv' ? 'Svenska' : 'English'}</a
            >
          </p>
          ${descriptions[language].split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
          <p><a href="${API_BASE}/openapi.json">${t.machine}</a></p>
          <h2>${t.endpoints}</h2>
          ${endpoints.map((endpoint) => section(endpoint, language))}
          <h2>${t.webhooks}</h2>
          ${describedWebhooks(language).map(
            ({ event, summary, schema }) =>
              html`<section>
                <h3><code>${event}</code></h3>
                <p>${summary}.</p>
                ${jsonDetails(t.input, schema)}
              </section>`,
          )}
          <h2>${t.errors}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">${t.code}</th>
                <th scope="col">${t.status}</th>
                <th scope="col">${t.key}</th>
                <th scope="col">${t.text}</th>
              </tr>
            </thead>
            <tbody>
              ${Object.entries(catalogue).map(
                ([key, entry]) =>
                  html`<tr>
                    <td>${entry.errorCode}</td>
                    <td>${entry.status}</td>
                    <td><code>error.${key}</code></td>
                    <td>${entry[language]}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </main>
      </body>
    </html>`;
}

function section(endpoint: Endpoint, language: Language) {
  const t = texts[language];
  const { method, path, summary, auth, idempotent, takesIfMatch, signed, input, query, output } = endpoint;
  const sentences = [
    `${summary[language]}. ${t.auth[auth]}.`,
    ...(signed ? [] : [t.unsigned]),
    ...(idempotent ? [t.idempotent] : []),
    ...(takesIfMatch ? [t.ifMatch] : []),
  ];
  return html`<section>
    <h3><code>${method} ${API_BASE}${openApiPath(path)}</code></h3>
    <p>${sentences.join(' ')}</p>
    ${input ? shape(t.input, input, 'input') : ''}${query ? shape(t.query, query, 'input') : ''}${shape(t.output, output, 'output')}
    <details>
      <summary>${t.errors}</summary>
      <p>${refusalsOf(endpoint).map((key) => html`<code>error.${key}</code> `)}</p>
    </details>
  </section>`;
}

const shape = (label: string, schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io });
  return jsonDetails(label, json);
};

const jsonDetails = (label: string, json: object) =>
  html`<details>
    <summary>${label}</summary>
    <pre>${JSON.stringify(json, null, 2)}</pre>
  </details>`;
