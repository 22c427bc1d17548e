import { day, oneOf, typed } from '#fields/kinds';
import { orElse } from '#fields/schemas';
import { defineFields, field, revision } from '~/forms/fields';

const percent = typed('decimal', 40);

/** What the form of a commission asks for; what a percent may be only the server knows (`commission-form.server.ts`). */
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
