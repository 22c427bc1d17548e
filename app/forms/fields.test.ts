import { describe, expect, it } from 'vitest';
import * as field from './fields';
import { importRows } from './import-rows';

const fields = field.defineFields({
  name: field.text('deals:fields.name', { max: 10 }),
  contactEmail: field.email('deals:fields.contactEmail'),
  info: field.longText('companies:fields.info'),
  language: field.choice('deals:fields.language', ['sv', 'en'], 'users:language'),
  payments: field.choices('deals:fields.paymentOptions', ['card', 'invoice'], 'deals:paymentOption', {
    none: 'dealOrganisation.paymentOptions',
  }),
  days: field.wholeNumber('deals:fields.paymentTermsDays', { most: 90 }),
  unit: field.row('organisation:unit'),
  open: field.toggle('deals:fields.collectiveInvoice'),
  version: field.version,
});
const record = {
  name: 'Kommun', contactEmail: 'a@b.se', info: null, language: 'sv', payments: ['card'], days: 30, unit: 7, open: true, version: 3,
} as const; // prettier-ignore
const typed = {
  name: ' Kommun ', contactEmail: 'a@b.se', language: 'sv', payments: ['card'], days: '30', unit: '7', open: 'on', version: '3',
}; // prettier-ignore

describe('a field that is declared once', () => {
  it('stands in the form as the record has it, and comes back the same', () => {
    const values = field.formValues(fields, record);
    expect(values).toEqual({
      name: 'Kommun', contactEmail: 'a@b.se', info: '', language: 'sv', payments: ['card'], days: '30', unit: '7', open: 'on', version: '3',
    }); // prettier-ignore
    // An empty text is not sent on: conform takes it out.
    expect(field.schemaOf(fields).parse({ ...values, info: undefined })).toEqual(record);
  });
  it('checks a form with the messages of forms', () => {
    const { error } = field
      .schemaOf(fields)
      .safeParse({ ...typed, name: 'far too long', days: '91', unit: '', payments: [] });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'forms.tooLong,10'],
      ['payments', 'dealOrganisation.paymentOptions'],
      ['days', 'forms.atMost,90'],
      ['unit', 'forms.choose'],
    ]);
  });
  it('checks a body of JSON by its own kinds, and knows no other fields', () => {
    const { version: _, ...body } = record;
    expect(field.bodyOf(fields).parse({ ...body, info: undefined })).toEqual(body);
    expect(field.bodyOf(fields).safeParse({ ...body, days: '30' }).success).toBe(false);
    expect(field.bodyOf(fields).safeParse({ ...body, other: 1 }).success).toBe(false);
    expect(field.bodyOf(fields).safeParse({ ...body, payments: [] }).success).toBe(false);
  });
  it('gives a verb what is the record’s alone', () => {
    const { version: _, ...own } = fields;
    expect(field.pickFields(own, field.schemaOf(fields).parse(typed))).not.toHaveProperty('version');
  });
});

describe('rows of a file', () => {
  const labels = { name: ['Namn', 'Name'], contactEmail: ['E-post', 'Email'] };
  it('are read by the same fields', () => {
    const file =
      '\uFEFFNamn;E-post;language;payments;days;unit;open\r\nKommun;a@b.se;sv;card|invoice;30;7;ja\r\n\r\n"A;B";c@d.se;en;card;0;8;\r\n';
    const { rows, missing, unknown } = importRows(fields, file, labels);
    expect([missing, unknown]).toEqual([[], []]);
    expect(rows.map(({ row, value }) => [row, value?.name, value?.payments, value?.open])).toEqual([
      [2, 'Kommun', ['card', 'invoice'], true],
      [3, 'A;B', ['card'], false],
    ]);
  });
  it('say what is wrong with them, as forms do', () => {
    const { rows } = importRows(
      fields,
      'name,contactEmail,language,payments,days,unit,open\n,nobody,de,card,x,7,maybe',
      labels,
    );
    expect(rows[0]?.errors).toEqual({
      name: ['forms.required'], contactEmail: ['forms.email'], language: ['forms.invalid'], days: ['forms.wholeNumber'], open: ['forms.invalid'],
    }); // prettier-ignore
  });
  it('say which columns are missing or nobody’s', () => {
    const { missing, unknown } = importRows(fields, 'Namn,Färg\nx,y', labels);
    expect(missing).toEqual(['contactEmail', 'language', 'payments', 'days', 'unit']);
    expect(unknown).toEqual(['Färg']);
  });
});
