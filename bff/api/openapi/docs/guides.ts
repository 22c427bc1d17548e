import { html } from 'hono/html';
import { openApiDocument } from '../document';
import type { Language } from '@bff/domain/shared/actor';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { publicOrigin } from '@bff/platform/env';
import { type Endpoint, TAGS } from '../../endpoint/endpoint';
import { refusalsOf } from '../../endpoint/refusals';
import { descriptions, SCHEME_1, SCHEME_2, WEBHOOKS } from '../descriptions';
import { type Json, JsonSchemas } from '../json-schemas';
import { tags } from '../tags';
import { describedWebhooks } from '../webhooks';
import { SHELL_FUNCTIONS } from './code';
import type { Markup } from './page';
import { operationLink } from './reference';
import { describing, prose, schemaFields, typeOf } from './schema-table';
import { texts } from './texts';

const paragraphs = (text: string): Markup => html`${text.split('\n\n').map((one) => html`<p>${one}</p>`)}`;
const code = (text: string): Markup => html`<pre><code>${text}</code></pre>`;

/** Lists everything, with a link to each. */
export const overview = (endpoints: readonly Endpoint[], language: Language): Markup =>
  html`${paragraphs(descriptions[language])}
    <h2>${texts[language].operations}</h2>
    ${TAGS.map(
      (tag) =>
        html`<h3>${tags[tag].title[language]}</h3>
          <p lang="en">${tags[tag].description}</p>
          <ul>
            ${endpoints
              .filter((endpoint) => endpoint.tag === tag)
              .map((endpoint) => html`<li>${operationLink(endpoint, language)}</li>`)}
          </ul>`,
    )}`;

export const FIRST_CALL = (origin: string) => `import { ApiClient } from '@bussplats/api-client';

const client = new ApiClient({ origin: '${origin}', language: 'en' });
await client.logIn(username, password);
const { bookings } = await client.listBookings({ when: 'upcoming' });`;

const INTEGRATION = (origin: string) => `const client = new ApiClient({
  origin: '${origin}',
  integration: { keyId, secret },
});
const { vehicles } = await client.listVehicles();`;

const REFUSED = `import { refusalOf } from '@bussplats/api-client';

try {
  await client.cancelBooking({ number, body: { agreedFee: terms.fee } });
} catch (error) {
  switch (refusalOf('cancelBooking', error)) {
    case 'error.booking.feeChanged':
      break; // Show the new fee and ask again.
    default:
      throw error;
  }
}`;

export const clientGuide = (): Markup =>
  html`<div lang="en">
    <p>
      A package without dependencies for Node 20 and browsers. It keeps the token, signs every request, fetches the
      pepper again when it has gone out of date (at most once a minute), and repeats what may be repeated: a GET, or a
      call with an idempotency key, after 429, 503 and network errors, as <code>Retry-After</code> says.
    </p>
    <h2>The first call</h2>
    ${code(FIRST_CALL(publicOrigin()))}
    <h2>As an integration</h2>
    ${code(INTEGRATION(publicOrigin()))}
    <h2>What was refused</h2>
    <p>
      Every refusal is an <code>ApiError</code> with <code>status</code>, <code>errorCode</code> and <code>error</code>.
    </p>
    ${code(REFUSED)}
  </div>`;

export const signingGuide = (language: Language): Markup =>
  html`<h2 id="scheme1">${language === 'sv' ? 'Schema 1' : 'Scheme 1'}</h2>
    ${paragraphs(SCHEME_1[language])}
    <h2 id="scheme2">${language === 'sv' ? 'Schema 2' : 'Scheme 2'}</h2>
    ${paragraphs(SCHEME_2[language])}
    <h2 id="shell">${language === 'sv' ? 'I ett skal' : 'In a shell'}</h2>
    <p lang="en">The curl examples of these pages call these functions. They need OpenSSL 3.</p>
    ${code(`ORIGIN=${publicOrigin()}
API=$ORIGIN/api/v1
AUTHORITY=${new URL(publicOrigin()).host}
PEPPER=$(curl -s -X POST "$API/auth/pepper" | cut -d'"' -f4)

${SHELL_FUNCTIONS}`)}
    <h2 id="typescript">TypeScript</h2>
    <p lang="en">The client signs by itself. Without it:</p>
    ${code(`import { signAsIntegration, signWithPepper } from '@bussplats/api-client';

const request = { method: 'POST', url: new URL(address), body: new TextEncoder().encode(json) };
const one = await signWithPepper(request, pepper); // { 'x-signature': … }
const two = await signAsIntegration(request, { keyId, secret }, Date.now()); // three headers`)}`;

export function webhookGuide(language: Language): Markup {
  const schemas = new JsonSchemas();
  const described = describedWebhooks(language, schemas);
  return html`${paragraphs(WEBHOOKS[language])}
  ${code(`import { verifyWebhook } from '@bussplats/api-client';

const event = await verifyWebhook({ url: MY_ADDRESS, headers: request.headers, body }, [{ keyId, secret }]);
if (!event) return new Response(null, { status: 401 });`)}
  ${described.map(
    ({ event, summary, schema }) =>
      html`<section class="op" aria-labelledby="${event}">
        <h2 id="${event}"><code>${event}</code></h2>
        <p>${summary}.</p>
        <p>${texts[language].body}: ${typeOf(schema, language)}</p>
      </section>`,
  )}`;
}

/** Every refusal that any operation may answer with. */
export function errorList(endpoints: readonly Endpoint[], language: Language): Markup {
  const t = texts[language];
  const keys = [...new Set(endpoints.flatMap((endpoint) => refusalsOf(endpoint)))];
  const sorted = keys.sort((a, b) => catalogue[a].errorCode - catalogue[b].errorCode);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t.code}</th>
        <th scope="col">${t.status}</th>
        <th scope="col">${t.key}</th>
        <th scope="col">${t.text}</th>
      </tr>
    </thead>
    <tbody>
      ${sorted.map(
        (key) =>
          html`<tr id="${key}">
            <th scope="row">${catalogue[key].errorCode}</th>
            <td>${catalogue[key].status}</td>
            <td><code>error.${key}</code></td>
            <td>${catalogue[key][language]}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Every named schema, with an anchor. */
export function schemaList(endpoints: readonly Endpoint[], language: Language): Markup {
  const { components } = openApiDocument(endpoints, language) as { components: { schemas: Record<string, Json> } };
  // The types of all keys and codes are left out: the list of errors has them.
  const shown = Object.entries(components.schemas).filter(([name]) => name !== 'ErrorKey' && name !== 'ErrorCode');
  return html`<nav aria-label="${texts[language].guides.schemas}">
      <ul>
        ${shown.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
      </ul>
    </nav>
    ${shown.map(
      ([name, schema]) =>
        html`<section class="op" aria-labelledby="${name}">
          <h2 id="${name}">${name}</h2>
          <p lang="en">${prose(describing(schema))}</p>
          ${schema['properties'] ? schemaFields(schema, language) : html`<p>${typeOf(schema, language)}</p>`}
        </section>`,
    )}`;
}
