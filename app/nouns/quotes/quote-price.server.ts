import { data } from '@remix-run/node';
import type { ZodMiniType } from 'zod/mini';
import type { QuotedPrice } from '@bff/domain/quotes';
import { DomainError } from '@bff/domain/shared/errors';
import { parseForm } from '~/forms/parse-form.server';

/** What the customer would pay, or why that cannot be said; null while the form says too little. Instants in milliseconds, for JSON. */
export type ShownPrice =
  | { operatorPrice: number; customerPrice: number; tax: number; total: number; expiresAt: number }
  | { key: DomainError['key']; params: readonly (string | number)[] }
  | null;

async function shown(price: Promise<QuotedPrice>): Promise<ShownPrice> {
  try {
    const { expiresAt, ...amounts } = await price;
    return { ...amounts, expiresAt: expiresAt.getTime() };
  } catch (error) {
    if (error instanceof DomainError) return { key: error.key, params: error.params };
    throw error;
  }
}

/** What a quote comes to as it is typed. */
export async function priceTyped<Value>(
  typed: FormData,
  schema: ZodMiniType<Value>,
  price: (value: Value) => Promise<QuotedPrice>,
): Promise<ShownPrice> {
  const form = await parseForm(typed, schema);
  return form.ok ? shown(price(form.value)) : null;
}

/** The reply to the button that asks for the price: the form as it was typed, and what it comes to. */
export async function replyWithPrice<Value>(
  typed: FormData,
  schema: ZodMiniType<Value>,
  price: (value: Value) => Promise<QuotedPrice>,
) {
  const form = await parseForm(typed, schema);
  return form.ok ? data({ ...form.again(), price: await shown(price(form.value)) }) : form.reply();
}
