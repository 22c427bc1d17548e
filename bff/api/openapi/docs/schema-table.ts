import { html } from 'hono/html';
import type { Language } from '@bff/domain/shared/actor';
import { componentOf, type Json } from '../json-schemas';
import { type Markup, pageUrl } from './page';
import { texts } from './texts';

/** A name that may end a line only between its words: `contact` `Email`, `not_` `before`. A short one fits everywhere. */
export const breakable = (name: string): Markup | string =>
  name.length < 20
    ? name
    : html`${name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=_)/).map((word, at) => (at === 0 ? word : html`<wbr />${word}`))}`;

/** Around what is in English only, for readers of other languages (decision 0932). */
export const inEnglish = (language: Language): Markup | '' => {
  const said = texts[language].inEnglish;
  return said ? html`<p class="muted">${said}</p>` : '';
};

const scalars = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const between = <Item>(items: readonly Item[], word: string): (Item | string)[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [word, item]));

/** A JSON Schema in a few words; named schemas are links. */
export function typeOf(schema: Json, language: Language): Markup | Promise<string> {
  const name = componentOf(schema);
  if (name) return html`<a href="${pageUrl('schemas', language, name)}">${breakable(name)}</a>`;
  if (schema['const'] !== undefined) return html`<code>${scalars(schema['const'])}</code>`;
  if (Array.isArray(schema['enum']))
    return html`${between(
      schema['enum'].map((value) => html`<code>${scalars(value)}</code>`),
      ' ',
    )}`;
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (choices)
    return html`${between(
      choices.map((one) => typeOf(one, language)),
      ' | ',
    )}`;
  if (schema['type'] === 'array') return html`list of ${typeOf((schema['items'] ?? {}) as Json, language)}`;
  const types = [schema['type']].flat().filter((one) => typeof one === 'string');
  const type = types.join(' | ') || 'any';
  const format = typeof schema['format'] === 'string' ? ` (${schema['format']})` : '';
  return html`${type}${format}${limitsOf(schema)}`;
}

function limitsOf({ minLength, maxLength, minimum, maximum, default: standard }: Json): string {
  const limits = [
    ...(typeof minLength === 'number' && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(typeof maxLength === 'number' ? [`at most ${maxLength} characters`] : []),
    ...(typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? [`at least ${minimum}`] : []),
    ...(typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? [`at most ${maximum}`] : []),
    ...(standard === undefined ? [] : [`default ${JSON.stringify(standard)}`]),
  ];
  return limits.length > 0 ? `, ${limits.join(', ')}` : '';
}

/** Text in which backticks mark names of fields. */
export const prose = (text: string): Markup =>
  html`${text.split('`').map((piece, at) => (at % 2 === 0 ? piece : html`<code>${piece}</code>`))}`;

/** A schema's own description. */
export const describing = ({ description }: Json): string => (typeof description === 'string' ? description : '');

interface Field {
  name: string;
  type: Markup | Promise<string>;
  isOptional: boolean;
  where?: string;
  meaning: string;
}

/** Fields or parameters with their meanings; empty if there are none. */
export function fieldTable(fields: readonly Field[], language: Language): Markup | '' {
  if (fields.length === 0) return '';
  const t = texts[language];
  const hasWhere = fields.some(({ where }) => where !== undefined);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t.name}</th>
        ${hasWhere ? html`<th scope="col">${t.where}</th>` : ''}
        <th scope="col">${t.type}</th>
        <th scope="col">${t.meaning}</th>
      </tr>
    </thead>
    <tbody lang="en">
      ${fields.map(
        ({ name, type, isOptional, where, meaning }) =>
          html`<tr>
            <th scope="row">${breakable(name)}${isOptional ? html` <small>${t.optional}</small>` : ''}</th>
            ${hasWhere ? html`<td lang="${language}">${where}</td>` : ''}
            <td>${type}</td>
            <td>${prose(meaning)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The fields of a named schema. */
export function schemaFields(schema: Json, language: Language): Markup | '' {
  const required = (schema['required'] ?? []) as string[];
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  return fieldTable(
    properties.map(([key, property]) => ({
      name: key,
      type: typeOf(property, language),
      isOptional: !required.includes(key),
      meaning: describing(property),
    })),
    language,
  );
}
