// Traces: S5-013, S5-014, S5-054, S8-097
import { z } from 'zod';
import { email, line, phone } from '~/forms/field-schemas';

const count = z
  .string()
  .trim()
  .regex(/^-?\d{1,6}$/, 'forms.number')
  .transform(Number)
  .pipe(z.number().min(0, 'forms.notNegative').max(1_000, 'forms.atMost,1000'));

const text = z.string().trim().max(2_000, 'forms.tooLong,2000').optional().default('');
const stopType = z.enum(['pickUp', 'dropOff', 'both'], 'forms.invalid');

/** The form of a reservation with that many stops: `street-0`, `stopType-0` … for each of them. */
export function reservationSchema(stops: number) {
  const perStop = Object.fromEntries(
    Array.from({ length: stops }, (_, index) => [
      [`street-${index}`, line(200)],
      [`stopType-${index}`, stopType],
    ]).flat() as [string, z.ZodType<string>][],
  );
  return z
    .object({
      contactName: line(200),
      contactEmail: email,
      contactPhone: phone,
      adults: count,
      children: count,
      ...perStop,
      comment: text,
      specialRequests: text,
      // Last, as on the page: the error summary lists errors in this order.
      terms: z.literal('on', 'booking.termsNotAccepted'),
    })
    .superRefine((form, context) => {
      const { adults, children } = form as { adults: number; children: number };
      if (adults + children < 1) context.addIssue({ code: 'custom', path: ['adults'], message: 'forms.atLeast,1' });
    })
    .transform((form) => {
      const fields = form as unknown as Record<string, string> & { adults: number; children: number };
      return {
        contactName: fields['contactName']!,
        contactEmail: fields['contactEmail']!,
        contactPhone: fields['contactPhone']!,
        adults: fields.adults,
        children: fields.children,
        comment: fields['comment'] || null,
        specialRequests: fields['specialRequests'] || null,
        stops: Array.from({ length: stops }, (_, index) => ({
          street: fields[`street-${index}`]!,
          stopType: fields[`stopType-${index}`] as 'pickUp' | 'dropOff' | 'both',
        })),
      };
    });
}
