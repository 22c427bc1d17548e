import { withButtonChoices } from '@formats';

interface FormInPage {
  /** The path and query, without the locale, that the form posts to; '' for the page itself. */
  action: string;
  /** Its intents; '' for a form without one. */
  intents: string[];
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The intents of hidden fields and buttons, whose choice is in their name. */
const intentsOf = (controls: readonly string[]): string[] =>
  controls.flatMap((tag) => {
    const sent = new URLSearchParams({ [attribute(tag, 'name') ?? '']: attribute(tag, 'value') ?? '' });
    return withButtonChoices(sent).get('intent') ?? [];
  });

/** A page's POST forms. */
export function formsInPage(html: string): FormInPage[] {
  return [...html.matchAll(/<form\b[^>]*method="post"[^>]*>(.*?)<\/form>/gis)].map(([form, inside = '']) => {
    const action = (attribute(form.slice(0, form.indexOf('>')), 'action') ?? '').replaceAll('&amp;', '&');
    const intents = intentsOf([...inside.matchAll(/<(?:input|button)\b[^>]*>/gi)].map(([tag]) => tag));
    return { action: action.replace(/^\/(?:sv|en)(?=\/|$)/, ''), intents: intents.length > 0 ? intents : [''] };
  });
}

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#x2F;': '/' } as const;
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27|#x2F);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);

/** What a browser would send for the page's form with that field, untouched: `has` is a field's name, or `name=value`. */
export function filledForm(html: string, has: string): URLSearchParams {
  const [wanted = '', value] = has.split('=');
  for (const [, inside = ''] of html.matchAll(/<form\b[^>]*method="post"[^>]*>(.*?)<\/form>/gis)) {
    const fields = fieldsIn(inside);
    if (value === undefined ? fields.has(wanted) : fields.getAll(wanted).includes(value)) return fields;
  }
  throw new Error(`no form with ${has} in this page`);
}

/** The same for the form with a button of this intent ('' for the page's first form without one), and the names of its file fields. */
export function formOfIntent(html: string, intent: string): { fields: URLSearchParams; files: string[] } {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
  for (const [, inside = ''] of main.matchAll(/<form\b[^>]*method="post"[^>]*>(.*?)<\/form>/gis)) {
    const controls = [...inside.matchAll(/<(?:input|button)\b[^>]*>/gi)].map(([tag]) => tag);
    const intents = intentsOf(controls);
    if (intent === '' ? intents.length > 0 : !intents.includes(intent)) continue;
    const files = controls
      .filter((tag) => attribute(tag, 'type') === 'file')
      .map((tag) => attribute(tag, 'name') ?? '');
    return { fields: fieldsIn(inside), files };
  }
  return { fields: new URLSearchParams(), files: [] };
}

/** The version of its record that such a form sends, if any. */
export const versionShown = (html: string, intent: string): Record<string, string> =>
  Object.fromEntries(
    [...formOfIntent(html, intent).fields].filter(([name]) => name === 'revision' || name === 'version'),
  );

function fieldsIn(form: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [tag] of form.matchAll(/<input\b[^>]*>/gi)) {
    const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type')];
    const isBox = type === 'checkbox' || type === 'radio';
    if (!name || type === 'file' || (isBox && !/\schecked(?:=|\s|\/|>)/.test(tag))) continue;
    fields.append(name, plain(attribute(tag, 'value') ?? (isBox ? 'on' : '')));
  }
  for (const [tag, text = ''] of form.matchAll(/<textarea\b[^>]*>(.*?)<\/textarea>/gis))
    fields.append(attribute(tag, 'name') ?? '', plain(text).replace(/^\n/, ''));
  for (const [tag, inside = ''] of form.matchAll(/<select\b[^>]*>(.*?)<\/select>/gis)) {
    const options = [...inside.matchAll(/<option\b[^>]*>/gi)].map(([option]) => option);
    const chosen = options.find((option) => /\sselected(?:=|\s|\/|>)/.test(option)) ?? options[0];
    if (chosen) fields.append(attribute(tag, 'name') ?? '', plain(attribute(chosen, 'value') ?? ''));
  }
  return fields;
}

/** The forms in a page's main part whose values can be changed: usually saved values. Without search forms and display settings of lists. */
export function shownForms(html: string): { intent: string | undefined }[] {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
  return [...main.matchAll(/<form\b[^>]*method="post"[^>]*>(.*?)<\/form>/gis)].flatMap(([form, inside = '']) => {
    if (/\/list-look$/.test(attribute(form.slice(0, form.indexOf('>')), 'action') ?? '')) return [];
    const controls = [...inside.matchAll(/<(?:input|select|textarea)\b[^>]*>/gi)].map(([tag]) => tag);
    const shown = fieldsIn(inside.replaceAll(/<input\b[^>]*type="hidden"[^>]*>/gi, ''));
    const hasVersion = controls.some((tag) => /\sname="(?:revision|version)"/.test(tag));
    const isFilled = [...shown.values()].some((value) => value.trim() !== '');
    const hasControls = controls.some((tag) => !/type="hidden"/.test(tag));
    if (!hasControls || !(hasVersion || isFilled)) return [];
    const intent = controls.find((tag) => /type="hidden"/.test(tag) && /\sname="intent"/.test(tag));
    return [{ intent: intent && attribute(intent, 'value') }];
  });
}
