import { Banner } from '@ds/patterns/Banner/Banner';
import type { FormReply } from '~/forms/parse-form.server';
import { HeldBusList } from '~/frame/HeldBuses';
import { isTooMany } from '../reservation/offer-gone';

/** With the error that says so: whoever holds as many buses as they may pays for or releases one of these before a quote is accepted. */
export function HoldsInTheWay({ reply }: { reply: FormReply | undefined }) {
  const keys = reply?.error?.['']?.map((error) => error.split(',')[0] ?? '') ?? [];
  if (!keys.some((key) => isTooMany({ key }))) return null;
  return (
    <Banner tone="warning">
      <HeldBusList />
    </Banner>
  );
}
