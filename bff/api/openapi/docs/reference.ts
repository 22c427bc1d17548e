import { html } from 'hono/html';
import type { Language } from '@bff/domain/shared/actor';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import type { Endpoint, Tag } from '../../endpoint/endpoint';
import { refusalsByStatus } from '../../endpoint/refusals';
import { API_BASE, openApiPath } from '../document';
import { exampleOf } from '../examples';
import { componentOf, type Json, JsonSchemas } from '../json-schemas';
import { meaningOf } from '../vocabulary';
import { curlOf, typescriptOf } from './code';
import { codeBlock, type Markup, pageUrl } from './page';
import { describing, fieldTable, inEnglish, prose, schemaFields, typeOf } from './schema-table';
import { tags } from '../tags';
import { texts } from './texts';

/** The operations of one part of the API, each with its own anchor. */
export function tagContent(tag: Tag, endpoints: readonly Endpoint[], language: Language): Markup {
  const own = endpoints.filter((endpoint) => endpoint.tag === tag);
  return html`<p>${tags[tag].description[language]}</p>
    ${inEnglish(language)} ${own.map((endpoint) => operation(endpoint, language))}`;
}

/** A method as a badge: what reads and what deletes have colours of their own. */
const methodBadge = (method: string): Markup => html`<b class="method ${method.toLowerCase()}">${method}</b>`;

const deprecatedMark = ({ isDeprecated }: Endpoint, language: Language): Markup | '' =>
  isDeprecated ? html`<strong>${texts[language].deprecated}</strong>` : '';

/** The operations of one part, a line each, linked to their descriptions; what all addresses begin with is said once, above. */
export function operationTable(tag: Tag, endpoints: readonly Endpoint[], language: Language): Markup {
  const t = texts[language];
  return html`<table class="calls" aria-labelledby="${tag}">
    <thead>
      <tr>
        ${[t.method, t.path, t.does, t.caller].map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${endpoints
        .filter((endpoint) => endpoint.tag === tag)
        .map(
          (endpoint) =>
            html`<tr>
              <td>${methodBadge(endpoint.method)}</td>
              <td><code>${openApiPath(endpoint.path)}</code></td>
              <th scope="row">
                <a href="${pageUrl(tag, language, endpoint.operationId)}">${endpoint.summary[language]}</a>
                ${deprecatedMark(endpoint, language)}
              </th>
              <td>${t.callers[endpoint.auth]}</td>
            </tr>`,
        )}
    </tbody>
  </table>`;
}

function operation(endpoint: Endpoint, language: Language): Markup {
  const t = texts[language];
  const { operationId, method, path, summary, description, auth, signed, idempotent, takesIfMatch } = endpoint;
  const schemas = new JsonSchemas();
  const sentences = [
    t.auth[auth],
    ...(signed ? [] : [t.unsigned]),
    ...(idempotent ? [t.idempotent] : []),
    ...(takesIfMatch ? [t.ifMatch] : []),
  ];
  return html`<section class="op" aria-labelledby="${operationId}">
    <h2 id="${operationId}">${summary[language]}</h2>
    <p class="address">
      ${methodBadge(method)} <code>${API_BASE}${openApiPath(path)}</code> ${deprecatedMark(endpoint, language)}
    </p>
    <p lang="en">${prose(description)}</p>
    <p class="muted">${sentences.join(' ')} <code>${operationId}</code></p>
    ${parameters(endpoint, schemas, language)}
    ${endpoint.input ? part(t.body, schemas.of(endpoint.input, 'input'), schemas, language) : ''}
    ${part(t.answer, schemas.of(endpoint.output, 'output'), schemas, language)} ${examples(endpoint, language)}
    ${refusals(endpoint, language)}
  </section>`;
}

function parameters({ operationId, params, query }: Endpoint, schemas: JsonSchemas, language: Language): Markup | '' {
  const t = texts[language];
  const of = (schema: Endpoint['query'], place: 'path' | 'query') => {
    if (!schema) return [];
    const json = schemas.of(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(json.properties ?? {}).map(([name, one]) => ({
      name,
      where: t.places[place],
      type: typeOf(one, language),
      isOptional: place === 'query' && !json.required?.includes(name),
      meaning: meaningOf(`${operationId}.${name}`, name),
    }));
  };
  const fields = [...of(params, 'path'), ...of(query, 'query')];
  return fields.length === 0
    ? ''
    : html`<h3>${t.parameters}</h3>
        ${fieldTable(fields, language)}`;
}

/** A body or an answer: its name, its meaning and its fields. */
function part(label: string, schema: Json, schemas: JsonSchemas, language: Language): Markup {
  const name = componentOf(schema);
  if (schema['type'] === 'null')
    return html`<h3>${label}</h3>
      <p>${texts[language].nothing}</p>`;
  const component = name ? schemas.components()[name] : undefined;
  return html`<h3>${label}: <span lang="en">${typeOf(schema, language)}</span></h3>
    ${
      component
        ? html`<p lang="en">${prose(describing(component))}</p>
            ${component['properties'] ? schemaFields(component, language) : html`<p lang="en">${typeOf(component, language)}</p>`}`
        : ''
    }`;
}

function examples(endpoint: Endpoint, language: Language): Markup | '' {
  const t = texts[language];
  const example = exampleOf(endpoint.operationId);
  if (!example) return '';
  return html`<h3>${t.examples}</h3>
    <h4>curl</h4>
    ${codeBlock(curlOf(endpoint, example), language)}
    <h4>TypeScript</h4>
    ${codeBlock(typescriptOf(endpoint, example), language)}
    <details>
      <summary>${t.answered} (${example.status})</summary>
      ${codeBlock(JSON.stringify(example.answer, null, 2), language)}
    </details>`;
}

/** An operation's refusals, each linked to its text. */
function refusals(endpoint: Endpoint, language: Language): Markup {
  const t = texts[language];
  return html`<details>
    <summary>${t.errors}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${t.status}</th>
          <th scope="col">${t.code}, ${t.key.toLowerCase()}</th>
        </tr>
      </thead>
      <tbody>
        ${[...refusalsByStatus(endpoint)].map(
          ([status, keys]) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td>
                ${keys.map(
                  (key) =>
                    html`${catalogue[key].errorCode} <a href="${pageUrl('errors', language, key)}">error.${key}</a
                      ><br />`,
                )}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
