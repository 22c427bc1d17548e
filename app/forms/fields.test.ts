import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bodiesOf, email, flag, line, lines, oneOf, row, someOf, wholeNumber } from '#fields/kinds';
import { defineFields, field, formValues, pickFields, schemaOf, version } from './fields';
import './zod-messages';

const kinds = {
  name: line(10),
  contactEmail: email,
  info: lines,
  language: oneOf(['sv', 'en']),
  payments: someOf(['card', 'invoice'], { none: 'dealOrganisation.paymentOptions' }),
  days: wholeNumber({ most: 90 }),
  unit: row,
  open: flag,
};
const fields = defineFields({
  name: field(kinds.name, 'deals:fields.name'),
  contactEmail: field(kinds.contactEmail, 'deals:fields.contactEmail'),
  info: field(kinds.info, 'companies:fields.info'),
  language: field(kinds.language, 'deals:fields.language', { texts: 'users:language' }),
  payments: field(kinds.payments, 'deals:fields.paymentOptions', { texts: 'deals:paymentOption' }),
  days: field(kinds.days, 'deals:fields.paymentTermsDays'),
  unit: field(kinds.unit, 'organisation:unit'),
  open: field(kinds.open, 'deals:fields.collectiveInvoice'),
  version,
});
const record = {
  name: 'Kommun', contactEmail: 'a@b.se', info: null, language: 'sv', payments: ['card'], days: 30, unit: 7, open: true, version: 3,
} as const; // prettier-ignore
const typed = {
  name: ' Kommun ', contactEmail: 'a@b.se', language: 'sv', payments: ['card'], days: '30', unit: '7', open: 'on', version: '3',
}; // prettier-ignore

describe('a declared field', () => {
  it("shows the record's value in the form and reads it back unchanged", () => {
    const values = formValues(fields, record);
    expect(values).toEqual({
      name: 'Kommun', contactEmail: 'a@b.se', info: '', language: 'sv', payments: ['card'], days: '30', unit: '7', open: 'on', version: '3',
    }); // prettier-ignore
    // An empty text is not passed on: conform removes it.
    expect(schemaOf(fields).parse({ ...values, info: undefined })).toEqual(record);
  });
  it("validates a form with the forms' messages", () => {
    const { error } = schemaOf(fields).safeParse({
      ...typed,
      name: 'far too long',
      days: '91',
      unit: '',
      payments: [],
    });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'forms.tooLong,10'],
      ['payments', 'dealOrganisation.paymentOptions'],
      ['days', 'forms.atMost,90'],
      ['unit', 'forms.choose'],
    ]);
  });
  it('validates a JSON body by its own types, and accepts no other fields', () => {
    const { version: _, ...body } = record;
    const schema = z.strictObject(bodiesOf(kinds));
    expect(schema.parse({ ...body, info: undefined })).toEqual(body);
    expect(schema.safeParse({ ...body, days: '30' }).success).toBe(false);
    expect(schema.safeParse({ ...body, other: 1 }).success).toBe(false);
    expect(schema.safeParse({ ...body, payments: [] }).success).toBe(false);
  });
  it("gives a verb only the record's own fields", () => {
    const { version: _, ...own } = fields;
    expect(pickFields(own, schemaOf(fields).parse(typed))).not.toHaveProperty('version');
  });
});
