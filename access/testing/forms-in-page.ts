interface FormInPage {
  /** Path and query without the locale that the form is sent to; '' is the page itself. */
  action: string;
  /** Its intents; '' for a form that names none. */
  intents: string[];
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The forms that a page sends with POST. */
export function formsInPage(html: string): FormInPage[] {
  return [...html.matchAll(/<form\b[^>]*method="post"[^>]*>(.*?)<\/form>/gis)].map(([form, inside = '']) => {
    const action = (attribute(form.slice(0, form.indexOf('>')), 'action') ?? '').replaceAll('&amp;', '&');
    const intents = [...inside.matchAll(/<(?:input|button)\b[^>]*\sname="intent"[^>]*>/gi)].map(
      ([tag]) => attribute(tag, 'value') ?? '',
    );
    return { action: action.replace(/^\/(?:sv|en)(?=\/|$)/, ''), intents: intents.length > 0 ? intents : [''] };
  });
}
