import { data } from '@remix-run/node';
import type { Imported } from '@bff/domain/shared/all-or-nothing';
import { writeCsv } from '@bff/domain/shared/write-csv';
import type { Fields } from '~/forms/fields';
import { readable, textOfFile } from '~/forms/file-text.server';
import type { ReadSheet, SheetRow } from '~/forms/import-rows.server';
import { type FormReply, parseForm, readForm } from '~/forms/parse-form.server';
import { takeFile } from '~/forms/take-file.server';
import { fileAnswer } from '~/http/file-answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import type { TextKey } from '~/i18n/text-keys';
import { ImportForm } from './import-form';
import { type Preview, previewOf } from './preview.server';

interface Importing<Value> {
  fields: Fields;
  /** The form's field for a fact of the domain, if their names differ. */
  fieldOf?: (fact: string) => string;
  read: (text: string) => ReadSheet<Value>;
  save: (rows: readonly Right<Value>[], asked: { seen: string | undefined; unitsConfirmed: boolean }) => Promise<Imported>; // prettier-ignore
  /** The list's path, without locale. */
  list: string;
  flash: TextKey;
}
type Right<Value> = Extract<SheetRow<Value>, { value: Value }>;

export type ImportReply = FormReply & { preview?: Preview };

/**
 * The form's response: what a file would do or, once that is confirmed, a redirect to the list; nothing is saved while anything is wrong.
 */
export async function importFile<Value>(request: Request, importing: Importing<Value>) {
  const { fields, fieldOf = (fact) => fact, read, save, list, flash } = importing;
  const sent = await readForm(request);
  const file = takeFile(sent, 'file');
  const form = await parseForm(sent, ImportForm);
  if (!form.ok) return form.reply();
  // A new file is always previewed first, whatever was confirmed for another.
  const { unitsConfirmed, text: kept, seen } = file ? { ...form.value, text: undefined, seen: undefined } : form.value;
  const found = file ? await textOfFile(file) : kept ? readable(kept) : { fault: 'forms.fileMissing' };
  const refused = (fault: string) => {
    const reply: ImportReply = { status: 'error', error: { file: [fault] }, initialValue: {} };
    return data(reply, { status: 422 });
  };
  if ('fault' in found) return refused(found.fault);
  const sheet = read(found.text);
  if (sheet.fault !== undefined) return refused(sheet.fault);
  const right = sheet.rows.filter((row): row is Right<Value> => row.errors === undefined);
  const isAllRight = right.length === sheet.rows.length;
  const imported = await save(right, { seen: isAllRight ? seen : undefined, unitsConfirmed });
  const count = imported.rows.filter(({ outcome }) => outcome !== 'same').length;
  if (imported.isSaved) return redirectWithFlash(request, list, flash, { params: { count } });
  const t = translator(request);
  const preview = previewOf({
    t,
    rows: sheet.rows,
    unread: sheet.unread,
    imported,
    titleOf: (name) => {
      const label = fields[fieldOf(name)]?.label;
      return label ? t(label) : '';
    },
    sent: { text: found.text, seen, unitsConfirmed },
  });
  const reply: ImportReply = { initialValue: {}, preview };
  return data(reply, { status: preview.faults.length > 0 ? 422 : preview.isOutdated ? 409 : 200 });
}

/** The existing rows as a file that can be imported again: Swedish spreadsheets use semicolons. */
export const sheetFile = (request: Request, page: string, name: TextKey, cells: () => Promise<string[][]>) =>
  fileAnswer(request, page, async () => ({
    name: `${translator(request)(name)}.csv`,
    type: 'text/csv; charset=utf-8',
    body: writeCsv(await cells(), { separator: localeOf(request) === 'sv' ? ';' : ',' }),
  }));
