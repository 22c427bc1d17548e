import * as z from 'zod/mini';
import { type CommonCause, deviation } from '#fields/deviation';
import { defineFields, field, hidden, revision, type Rule, schemaOf } from '~/forms/fields';

const chosen = defineFields({
  chosenCause: field(deviation.chosenCause, 'deviations:fields.chosenCause', { texts: 'deviations:causes' }),
  cause: field(deviation.causeInWords, 'deviations:fields.words', { hint: 'deviations:hints.cause' }),
});
const told = defineFields({
  extraMetres: field(deviation.extraMetres, 'deviations:fields.extraMetres', { suffix: 'km', width: 'sm' }),
  extraMinutes: field(deviation.extraMinutes, 'deviations:fields.extraMinutes', { suffix: 'min', width: 'sm' }),
});
const signed = defineFields({
  comment: field(deviation.comment, 'deviations:fields.comment'),
  signature: field(deviation.signature, 'deviations:fields.signature', { hint: 'deviations:hints.signature' }),
});
const priced = defineFields({
  price: field(deviation.price, 'deviations:fields.price', {
    suffix: 'common:kronor',
    width: 'sm',
    hint: 'deviations:hints.price',
  }),
});

/** What a driver reports: never what it costs. */
export const driverFields = defineFields({ ...chosen, ...told, ...signed });
/** What the company reports. */
export const companyFields = defineFields({ ...chosen, ...told, ...priced, ...signed });

/** For what the page has its own controls for: the signature, and the key that makes resending safe. */
const beside = defineFields({
  drawnSignature: field(deviation.drawnSignature, 'deviations:fields.drawnSignature'),
  sendKey: hidden(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
});

/** A chosen cause says enough; «something else» needs words. */
const isTold: Rule<typeof chosen> = ({ chosenCause, cause }, refuse) => {
  if (cause !== '') return;
  if (chosenCause === null) refuse('chosenCause', 'forms.choose');
  if (chosenCause === 'other') refuse('cause', 'forms.required');
};
export const DriverReport = schemaOf(defineFields({ ...driverFields, ...beside }), isTold);
export const CompanyReport = schemaOf(defineFields({ ...companyFields, ...beside }), isTold);

/** As it is kept: the chosen cause in its reporter's words, then what was added. */
export const causeOf = (wordFor: (chosen: CommonCause) => string, chosen: CommonCause | null, words: string): string =>
  chosen === null || chosen === 'other' ? words : [wordFor(chosen), ...(words ? [words] : [])].join(': ');

/** What the company changes afterwards. */
export const editFields = defineFields({
  cause: field(deviation.cause, 'deviations:fields.cause'),
  ...told,
  ...priced,
  ...signed,
});
export const EditedDeviation = schemaOf(defineFields({ ...editFields, revision }));

/** One file each: a phone's camera takes one picture at a time, and a second would replace the first. */
export const IMAGE_FIELDS = ['image1', 'image2', 'image3', 'image4', 'image5'] as const;
