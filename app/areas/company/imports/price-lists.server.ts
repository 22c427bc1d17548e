import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import type { PriceListKind } from '@states/price-list-kinds';
import { oneOf, optionalLine } from '#fields/kinds';
import { importPriceLists, ownPriceLists, priceListSubjects } from '@bff/domain/pricing';
import type { UserActor } from '@bff/domain/shared/actor';
import { defineFields, field, type Fields } from '~/forms/fields';
import { importRows } from '~/forms/import-rows.server';
import { requireActor } from '~/http/actor.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { companyOf } from '../company-of.server';
import { headFields, priceFields, subjectsField } from '~/nouns/price-lists/price-list-fields';
import { priceListForm } from '~/nouns/price-lists/price-list-form';
import { listOf } from '../price-lists/price-list-place';
import { priceListValues } from '~/nouns/price-lists/price-list-values';
import { importFile, sheetFile } from './import-file.server';
import { sheetCells, sheetColumns } from './sheet-columns.server';

/** Per file. */
const MOST_LISTS = 200;
const SCOPES = ['basic', 'exception'] as const;

/** The list's scope and kind, which a form has in its address. */
const placeFields = defineFields({
  id: field(optionalLine(15), 'prices:import.id'),
  scope: field(oneOf(SCOPES), 'prices:list.scope', { texts: 'prices:scopes' }),
});

const fieldsOf = (kind: PriceListKind): Fields => ({
  ...placeFields,
  ...headFields,
  ...priceFields[kind],
  subjects: subjectsField(kind),
});

export async function loadPriceListImport({ request }: LoaderFunctionArgs, kind: PriceListKind) {
  await requireActor(request);
  const t = translator(request);
  const over = t(`prices:title.${kind}`);
  return data({ title: t('prices:import.title'), over, intro: t('prices:import.intro'), mostRows: MOST_LISTS });
}

async function sheetOf(request: Request, actor: UserActor, kind: PriceListKind) {
  const companyId = companyOf(actor);
  const lists = await ownPriceLists(actor, kind, companyId);
  const ids = lists.map(({ id }) => ({ id, name: String(id) }));
  const subjects = await priceListSubjects(actor, kind, companyId);
  return { lists, sheet: { fields: fieldsOf(kind), locale: localeOf(request), named: { id: ids, subjects } } };
}

/** A row says itself whether it is an exception, which decides what it must contain. */
const schemaOf = (kind: PriceListKind) => (typed: Readonly<Record<string, unknown>>) => {
  const scope = SCOPES.find((one) => one === typed['scope']) ?? 'basic';
  const id = typed['id'] === undefined ? null : Number(typed['id']);
  const placed = z.pipe(z.looseObject({ scope: placeFields.scope.schema }), z.transform(() => typed)); // prettier-ignore
  const read = z.transform(({ list }: z.output<ReturnType<typeof priceListForm>>) => ({ list, scope, id }));
  return z.pipe(placed, z.pipe(priceListForm(kind, scope), read));
};

/** `obWeekdayBasisPoints` is in the column of `obWeekday`. */
const fieldOf = (fact: string) => fact.replace(/(?:Amount|BasisPoints)$/, '');

export async function importPriceListFile({ request }: ActionFunctionArgs, kind: PriceListKind) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  const { sheet } = await sheetOf(request, actor, kind);
  const columns = sheetColumns(sheet);
  return importFile(request, {
    fields: sheet.fields,
    fieldOf,
    read: (text) =>
      importRows(text, { columns, schema: schemaOf(kind), key: 'id', name: 'name', mostRows: MOST_LISTS }),
    save: (rows, asked) =>
      importPriceLists(actor, {
        kind,
        companyId,
        rows: rows.map(({ row, value }) => ({ row, ...value })),
        ...asked,
      }),
    list: listOf(kind),
    flash: 'prices:flash.imported',
  });
}

/** The company's own price lists of the kind. */
export async function priceListFile({ request }: LoaderFunctionArgs, kind: PriceListKind) {
  const actor = await requireActor(request);
  return sheetFile(request, listOf(kind), `prices:import.file.${kind}`, async () => {
    const { lists, sheet } = await sheetOf(request, actor, kind);
    const records = lists.map((list) => ({
      ...priceListValues({ ...list, name: list.name || translator(request)('prices:basicName') }, sheet.locale),
      id: String(list.id),
      scope: list.scope,
    }));
    return sheetCells(sheet, records);
  });
}
