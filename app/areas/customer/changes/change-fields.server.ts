import { z } from 'zod';
import { schemasOf } from '#fields/kinds';
import { passengers } from '#fields/reservation';

const { adults, children, wheelchairs } = schemasOf(passengers);

/** How many ride along; `revision` is what stood in the form. */
export const PassengersForm = z
  .object({ adults, children, wheelchairs, revision: z.string().max(64).optional() })
  .superRefine((form, context) => {
    if (form.adults + form.children + form.wheelchairs < 1)
      context.addIssue({ code: 'custom', path: ['adults'], message: 'forms.atLeast,1' });
  });
