import { quotedPrice } from '@bff/domain/quotes';
import type { Actor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { parseForm } from '~/forms/parse-form.server';
import { QuoteForm } from './quote-fields';

/** What the customer would pay, or why that cannot be said; null while the form says too little. Instants in milliseconds, for JSON. */
export type ShownPrice =
  | { operatorPrice: number; customerPrice: number; tax: number; total: number; expiresAt: number }
  | { key: DomainError['key']; params: readonly (string | number)[] }
  | null;

/** What the customer pays for a quote as it is typed. */
export async function priceOf(actor: Actor, askedId: number, typed: FormData): Promise<ShownPrice> {
  const form = await parseForm(typed, QuoteForm);
  if (!form.ok) return null;
  try {
    const { expiresAt, ...price } = await quotedPrice(actor, askedId, form.value);
    return { ...price, expiresAt: expiresAt.getTime() };
  } catch (error) {
    if (error instanceof DomainError) return { key: error.key, params: error.params };
    throw error;
  }
}
