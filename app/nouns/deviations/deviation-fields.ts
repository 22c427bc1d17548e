import * as z from 'zod/mini';
import { deviation } from '#fields/deviation';
import { defineFields, field, hidden, revision, schemaOf } from '~/forms/fields';

const told = defineFields({
  cause: field(deviation.cause, 'deviations:fields.cause', { hint: 'deviations:hints.cause' }),
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
export const driverFields = defineFields({ ...told, ...signed });
/** What the company reports. */
export const companyFields = defineFields({ ...told, ...priced, ...signed });

/** For what the page has its own controls for: the signature, and the key that makes resending safe. */
const beside = defineFields({
  drawnSignature: field(deviation.drawnSignature, 'deviations:fields.drawnSignature'),
  sendKey: hidden(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
});
export const DriverReport = schemaOf(defineFields({ ...driverFields, ...beside }));
export const CompanyReport = schemaOf(defineFields({ ...companyFields, ...beside }));
export const EditedDeviation = schemaOf(defineFields({ ...companyFields, revision }));

/** One file each: a phone's camera takes one picture at a time, and a second would replace the first. */
export const IMAGE_FIELDS = ['image1', 'image2', 'image3', 'image4', 'image5'] as const;
