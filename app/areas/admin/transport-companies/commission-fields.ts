import { day, oneOf, typed } from '#fields/kinds';
import { orElse } from '#fields/schemas';
import { defineFields, field, revision } from '~/forms/fields';

const percent = typed('decimal', 40);

/** The fields of the commission form; only the server knows the limits of a percentage (`commission-form.server.ts`). */
export const commissionFields = defineFields({
  which: field(oneOf(['own', 'general']), 'commissions:which'),
  percent: field({ ...percent, schema: orElse(percent.schema, ''), required: false }, 'commissions:ownPercent', {
    hint: 'commissions:ownPercentHint',
    suffix: '%',
    width: 'sm',
    optional: null,
  }),
  validFrom: field(day, 'commissions:from', { hint: 'commissions:fromHint' }),
  revision,
});
