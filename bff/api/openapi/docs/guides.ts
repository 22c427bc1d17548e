import { html } from 'hono/html';
import { API_BASE, openApiDocument } from '../document';
import type { Language } from '@bff/domain/shared/actor';
import { catalogue, documentedText, type ErrorKey } from '@bff/domain/shared/error-catalogue';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { type Endpoint, TAGS } from '../../endpoint/endpoint';
import { refusalsOf } from '../../endpoint/refusals';
import { CONVENTION_IDS, CONVENTIONS, FORM_2, RULES_1, RULES_2, WEBHOOKS } from '../descriptions';
import { type Json, JsonSchemas } from '../json-schemas';
import { tags } from '../tags';
import webhookExamples from '../webhook-examples.json';
import { describedWebhooks } from '../webhooks';
import {
  EXAMPLE_1,
  EXAMPLE_2,
  firstRequest,
  LIST_REQUEST,
  ONCE_REQUEST,
  PAY_REQUEST,
  SIGNING_CODE,
  usingSigningCode,
} from './by-hand';
import { SHELL_FUNCTIONS } from './code';
import { CLIENT_PACKAGE, type GUIDES } from './names';
import { codeBlock, type Markup, pageUrl } from './page';
import { operationTable } from './reference';
import { describing, inEnglish, prose, schemaFields, typeOf } from './schema-table';
import { texts } from './texts';

const paragraphs = (text: string): Markup => html`${text.split('\n\n').map((one) => html`<p>${one}</p>`)}`;

const DAYS_AHEAD = 30;
/** A departure that can be asked for whenever the page is read. */
const soon = (): string => `${new Date(clock.millis() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10)}T08:00:00Z`;

const LIST_ANSWER = `{ "data": { "bookings": [ … ], "total": 42, "page": 1, "pageSize": 20 } }`;

/** A refusal as it is sent, in the language of the page. */
function refusedAnswer(language: Language): string {
  const key: ErrorKey = 'booking.feeChanged';
  const { errorCode, status } = catalogue[key];
  const body = {
    errorCode,
    error: `error.${key}`,
    params: [],
    message: documentedText(key, language),
    fieldErrors: [],
  };
  return `HTTP ${status}\n${JSON.stringify(body, null, 2)}`;
}

/** What to do first, what applies everywhere, and everything there is, with a link to each. */
export function overview(endpoints: readonly Endpoint[], language: Language): Markup {
  const t = texts[language];
  const guide = (page: (typeof GUIDES)[number]) => html`<a href="${pageUrl(page, language)}">${t.guides[page]}</a>`;
  return html`<p>${t.intro}</p>
    <dl class="facts">
      <div>
        <dt>${t.base}</dt>
        <dd><code>${publicOrigin()}${API_BASE}</code></dd>
      </div>
      <div>
        <dt>${t.access}</dt>
        <dd>${t.startSigning} ${guide('signing')}, ${guide('client')}.</dd>
      </div>
      <div>
        <dt>${t.document}</dt>
        <dd>
          <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1)${t.inEnglish ? html`. ${t.inEnglish}` : ''}
        </dd>
      </div>
    </dl>
    <h2 id="start">${t.start}</h2>
    <h3 id="first-search">${t.startSearchTitle}</h3>
    <p>${t.startSearch}</p>
    ${codeBlock(firstRequest(publicOrigin(), soon()), language)}
    <h3 id="first-list">${t.startListTitle}</h3>
    <p>${t.startAccount}</p>
    ${codeBlock(LIST_REQUEST, language)}
    <p>${t.startList}</p>
    ${codeBlock(LIST_ANSWER, language)}
    <h3 id="first-error">${t.startErrorTitle}</h3>
    <p>${t.startError} ${guide('errors')}.</p>
    ${codeBlock(refusedAnswer(language), language)}
    <h3 id="first-change">${t.startOnceTitle}</h3>
    <p>${t.startOnce}</p>
    ${codeBlock(ONCE_REQUEST, language)}
    <h3 id="first-payment">${t.startPayTitle}</h3>
    <p>${t.startPay}</p>
    ${codeBlock(PAY_REQUEST, language)}
    <h3 id="first-integration">${t.startIntegrationTitle}</h3>
    <p>${t.startIntegration} ${guide('webhooks')}.</p>
    <h2 id="conventions">${t.conventions}</h2>
    ${CONVENTIONS[language].map(
      ([title, text], index) =>
        html`<h3 id="${CONVENTION_IDS[index]!}">${title}</h3>
          ${paragraphs(text)}`,
    )}
    <h2 id="operations">${t.operations}</h2>
    ${TAGS.map(
      (tag) =>
        html`<h3 id="${tag}">${tags[tag].title[language]}</h3>
          <p>${tags[tag].description[language]}</p>
          ${operationTable(tag, endpoints, language)}`,
    )}`;
}

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

export const clientGuide = (language: Language): Markup =>
  html`${inEnglish(language)}
    <div lang="en">
      <p>
        A package without dependencies, for Node 20 and browsers. It stores the token, signs every request, renews an
        outdated pepper (at most once a minute), and retries what is safe to retry: a GET, or a call with an idempotency
        key, after 429, 503 and network errors, respecting <code>Retry-After</code>.
      </p>
      <h2 id="installation">Installation</h2>
      ${codeBlock(`npm install ${publicOrigin()}${CLIENT_PACKAGE}`, language)}
      <h2 id="first-call">First call</h2>
      ${codeBlock(FIRST_CALL(publicOrigin()), language)}
      <h2 id="integration">As an integration</h2>
      ${codeBlock(INTEGRATION(publicOrigin()), language)}
      <h2 id="refusals">Errors</h2>
      <p>
        Every error response is thrown as an <code>ApiError</code> with <code>status</code>, <code>errorCode</code> and
        <code>error</code>.
      </p>
      ${codeBlock(REFUSED, language)}
    </div>`;

export function signingGuide(language: Language): Markup {
  const t = texts[language];
  const [form, rules] = RULES_2[language];
  return html`<h2 id="scheme1">${t.scheme1}</h2>
    ${paragraphs(RULES_1[language])}
    <h3>${t.example}</h3>
    ${codeBlock(EXAMPLE_1, language)}
    <h2 id="scheme2">${t.scheme2}</h2>
    <p>${form}</p>
    ${codeBlock(FORM_2.join('\n\n').replaceAll('\\n', '\n       '), language)} ${paragraphs(rules)}
    <h3>${t.example}</h3>
    ${codeBlock(EXAMPLE_2, language)}
    <h2 id="shell">${t.shell}</h2>
    <p lang="en">The curl examples on these pages use the following functions, which need OpenSSL 3 and jq.</p>
    ${codeBlock(
      `ORIGIN=${publicOrigin()}
API=$ORIGIN/api/v1
AUTHORITY=${new URL(publicOrigin()).host}
PEPPER=$(curl -s -X POST "$API/auth/pepper" | jq -r .data)

# Where an example sends $TOKEN: log in first. The body goes by standard input, so that no password stands in the list of processes.
login() { curl -s "$API/auth/login" -H 'Content-Type: application/json' -d @- | jq -r .data.token; }
# TOKEN=$(login <<< '{"username":"…","password":"…"}')

${SHELL_FUNCTIONS}`,
      language,
    )}
    <h2 id="typescript">TypeScript</h2>
    <p lang="en">
      The <a href="${pageUrl('client', language)}">client</a> signs requests for you. Without it, in Node:
    </p>
    ${codeBlock(SIGNING_CODE, language)} ${codeBlock(usingSigningCode(publicOrigin()), language)}`;
}

export function webhookGuide(language: Language): Markup {
  const schemas = new JsonSchemas();
  const described = describedWebhooks(language, schemas);
  const [first, ...points] = WEBHOOKS[language];
  return html`<p>${first}</p>
    <ul>
      ${points.map((point) => html`<li>${point}</li>`)}
    </ul>
    ${codeBlock(
      `import { verifyWebhook } from '@bussplats/api-client';

const event = await verifyWebhook({ url: MY_ADDRESS, headers: request.headers, body }, [{ keyId, secret }]);
if (!event) return new Response(null, { status: 401 });`,
      language,
    )}
    ${described.map(
      ({ event, summary, schema }) =>
        html`<section class="op" aria-labelledby="${event}">
          <h2 id="${event}"><code>${event}</code></h2>
          <p>${summary}.</p>
          <p>${texts[language].body}: ${typeOf(schema, language)}</p>
          <h3>${texts[language].exampleBody}</h3>
          ${codeBlock(JSON.stringify(webhookExamples[event], null, 2), language)}
        </section>`,
    )}`;
}

/** Every refusal that any operation may answer with, in groups by the first word of its key. A link to one opens its group. */
export function errorList(endpoints: readonly Endpoint[], language: Language): Markup {
  const t = texts[language];
  const keys = [...new Set(endpoints.flatMap((endpoint) => refusalsOf(endpoint)))];
  const sorted = keys.sort((a, b) => catalogue[a].errorCode - catalogue[b].errorCode);
  const groupOf = (key: string) => key.split('.')[0]!;
  const groups = [...new Set(sorted.map(groupOf))].map(
    (group) => [group, sorted.filter((key) => groupOf(key) === group)] as const,
  );
  return html`<p>${t.errorGroups}</p>
    ${groups.map(
      ([group, own]) =>
        html`<details>
          <summary>
            <h2 id="${group}"><code>error.${group}</code></h2>
            ${own.length}
          </summary>
          ${errorTable(own, language)}
        </details>`,
    )}`;
}

const errorTable = (keys: readonly ErrorKey[], language: Language): Markup => {
  const t = texts[language];
  return html`<table class="keys">
    <thead>
      <tr>
        <th scope="col">${t.code}</th>
        <th scope="col">${t.status}</th>
        <th scope="col">${t.key}</th>
        <th scope="col">${t.text}</th>
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        (key) =>
          html`<tr id="${key}">
            <th scope="row">${catalogue[key].errorCode}</th>
            <td>${catalogue[key].status}</td>
            <td><code>error.${key}</code></td>
            <td>${documentedText(key, language)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
};

/** Every named schema, with an anchor. */
export function schemaList(endpoints: readonly Endpoint[], language: Language): Markup {
  const { components } = openApiDocument(endpoints, language) as { components: { schemas: Record<string, Json> } };
  // The types of all keys and codes are left out: the list of errors has them.
  const shown = Object.entries(components.schemas).filter(([name]) => name !== 'ErrorKey' && name !== 'ErrorCode');
  return html`${inEnglish(language)}
  ${shown.map(
    ([name, schema]) =>
      // Not named: a hundred landmarks would be none.
      html`<section class="op">
        <h2 id="${name}">${name}</h2>
        <p lang="en">${prose(describing(schema))}</p>
        ${schema['properties'] ? schemaFields(schema, language) : html`<p>${typeOf(schema, language)}</p>`}
      </section>`,
  )}`;
}
