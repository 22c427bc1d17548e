import type { Fields, FormValues } from '~/forms/fields';
import type { SheetColumn } from '~/forms/import-rows.server';
import { type Locale, supportedLocales } from '~/i18n/i18n';
import { i18nOf } from '~/i18n/i18n.server';

/** Rows of another table that cells name, and other names for them. */
export type NamedRows = readonly { id: number | string; name: string; others?: readonly string[] }[];

/** Each by its name, with its id added where several share a name. */
function distinct(rows: NamedRows): { value: string; name: string; others: readonly string[] }[] {
  const count = new Map<string, number>();
  const said = (name: string) => name.trim().replace(/\s*[;|]\s*/g, ' ');
  for (const { name } of rows) count.set(said(name).toLowerCase(), (count.get(said(name).toLowerCase()) ?? 0) + 1);
  return rows.map(({ id, name, others = [] }) => ({
    value: String(id),
    others,
    name: count.get(said(name).toLowerCase()) === 1 && said(name) ? said(name) : `${said(name)} #${id}`.trim(),
  }));
}

interface SheetText {
  fields: Fields;
  locale: Locale;
  /** By field: the rows that its cells can name. */
  named: Readonly<Record<string, NamedRows>>;
}

const localesFrom = (locale: Locale) => [locale, ...supportedLocales.filter((other) => other !== locale)];

/** The columns of a file of these fields. Headings and choices are recognised in every language, and by their codes. */
export function sheetColumns({ fields, locale, named }: SheetText): SheetColumn[] {
  const locales = localesFrom(locale);
  return Object.entries(fields).map(([field, { label, asked, options, texts }]) => ({
    field,
    titles: locales.map((one) => i18nOf(one).t(label)),
    isList: asked === 'some',
    values: named[field]
      ? new Map(
          distinct(named[field]).flatMap(({ name, others, value }) =>
            [...others, name].map((word) => [word.toLowerCase(), value] as const),
          ),
        )
      : options && texts
        ? new Map(
            options.flatMap(
              (code) =>
              [code, ...locales.map((one) => i18nOf(one).t(`${texts}.${code}`))].map((word) => [word.toLowerCase(), code] as const), // prettier-ignore
            ),
          )
        : undefined,
  }));
}

/** The same columns with the form's values as cells, which read back unchanged. */
export function sheetCells({ fields, locale, named }: SheetText, records: readonly FormValues[]): string[][] {
  const { t } = i18nOf(locale);
  const names = new Map(
    Object.entries(named).map(([field, rows]) => [field, new Map(distinct(rows).map(({ value, name }) => [value, name]))]), // prettier-ignore
  );
  const wordOf = (field: string, value: string): string =>
    names.get(field)?.get(value) ?? (fields[field]!.options && fields[field]!.texts ? t(`${fields[field]!.texts}.${value}`) : value); // prettier-ignore
  return [
    Object.values(fields).map(({ label }) => t(label)),
    ...records.map((values) =>
      Object.keys(fields).map((field) => {
        const said = [values[field] ?? ''].flat().filter(Boolean);
        return said.map((value) => wordOf(field, value)).join(' | ');
      }),
    ),
  ];
}
