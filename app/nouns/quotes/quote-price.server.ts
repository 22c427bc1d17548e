import { data } from '@remix-run/node';
import type { ZodMiniType } from 'zod/mini';
import type { PriceBesideLists, QuotedPrice } from '@bff/domain/quotes';
import { DomainError } from '@bff/domain/shared/errors';
import { type FormReply, parseForm } from '~/forms/parse-form.server';
import { pricedPart } from './priced-part';

type PriceOnForm = QuotedPrice & PriceBesideLists;

/** What the customer would pay, or why that cannot be said; null while the form says too little. Instants in milliseconds, for JSON. */
export type ShownPrice =
  | (Omit<PriceOnForm, 'expiresAt'> & { expiresAt: number })
  | { key: DomainError['key']; params: readonly (string | number)[] }
  | null;

async function shown(price: Promise<PriceOnForm>): Promise<ShownPrice> {
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
  price: (value: Value) => Promise<PriceOnForm>,
): Promise<ShownPrice> {
  const form = await parseForm(pricedPart(typed), schema);
  return form.ok ? shown(price(form.value)) : null;
}

type Refused = ReturnType<typeof data<FormReply>>;

/** A form's reply with the price of what was typed in it: without scripts, the page's loader knows only what the form began with. */
export type ReplyWithPrice = FormReply & { price: ShownPrice };

/** The reply to the button that asks for the price: the form as it was typed, with its errors, and what it comes to. */
export async function replyWithPrice<Value>(
  typed: FormData,
  schema: ZodMiniType<Value>,
  price: (value: Value) => Promise<PriceOnForm>,
) {
  const form = await parseForm(typed, schema);
  return form.ok
    ? data<ReplyWithPrice>({ ...form.again(), price: await shown(price(form.value)) })
    : refusedWithPrice(form.reply(), typed, schema, price);
}

/** The reply to a form that was sent: where to go, or the form again, with what it comes to as it was typed. */
export async function refusedWithPrice<Done extends Response, Value>(
  reply: Done | Refused,
  typed: FormData,
  schema: ZodMiniType<Value>,
  price: (value: Value) => Promise<PriceOnForm>,
) {
  if (reply instanceof Response) return reply;
  return data<ReplyWithPrice>(
    { ...reply.data, price: await priceTyped(typed, schema, price) },
    reply.init ?? undefined,
  );
}
