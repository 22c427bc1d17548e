// Traces: S1-015
import { findJourney } from '@bff/domain/journeys';
import { keepImage, type Upload } from '@bff/domain/images';
import { type Actor, hasRole } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { deviationPolicy } from './deviation.policy';
import { type DeviationDetails, deviationStore } from './deviation.store';

export const MOST_IMAGES = 5;

/** Whoever hears nothing on the road reloads the form, writes the same and sends it again. */
const SAME_FOR_MS = 15 * MINUTE;

export interface DeviationReport extends DeviationDetails {
  /** The journey's public number. */
  number: string;
  /** Identifies the form or API request, so that it can safely be sent again. */
  sendKey: string;
  /** Strokes, checked on input (fields/drawing.ts). */
  drawnSignature?: string | null;
  uploads?: readonly Upload[];
}

/**
 * Reports a deviation on a journey that has started. Safe to send twice: a key is stored once, and answered alike; so are the same words
 * from a form that was reloaded meanwhile. A driver sets no price: what a trip costs is between the company and its customer.
 * @throws DomainError `journey.notFound`, `auth.noPermission`, `state.notAllowed`; those of an image at `image1`…`image5`
 */
export async function reportDeviation(
  actor: Actor,
  { number, sendKey, uploads = [], drawnSignature = null, ...told }: DeviationReport,
): Promise<{ id: number; wasDone: boolean }> {
  const journey = await findJourney(actor, number);
  must(deviationPolicy.report(actor, journey), 'auth.noPermission');
  must(journey.startedAt !== null || journey.terminatedAt !== null, 'state.notAllowed', [journey.status, 'journey']);
  must(uploads.length <= MOST_IMAGES, 'input.invalid');
  const isOperator = hasRole(actor, 'COMPANY_ADMIN');
  const details = { ...told, drawnSignature, price: isOperator ? told.price : null };
  const known =
    (await deviationStore.idOf(journey.id, sendKey)) ?? (await saidAlready(journey.id, details, uploads.length));
  if (known !== undefined) return { id: known, wasDone: true };
  const imageIds: number[] = [];
  for (const [place, upload] of uploads.entries())
    imageIds.push(await keepImage(upload, { purpose: 'deviation', field: `image${place + 1}` }));
  const status = isOperator ? 'createdByOperator' : 'createdByDriver';
  const kept = await inTransaction(async () => {
    const id = await deviationStore.insert(journey.id, sendKey, { ...details, status, imageIds });
    if (id === undefined) return undefined;
    await logTransition({ entity: 'deviation', entityId: id, from: null, to: status, by: actor });
    return id;
  });
  const id = kept ?? (await deviationStore.idOf(journey.id, sendKey));
  if (id === undefined) throw new DomainError('input.changedMeanwhile');
  return { id, wasDone: kept === undefined };
}

/** The report of a moment ago that holds all of this already: words, price, signature and as many pictures. */
async function saidAlready(
  journeyId: number,
  { drawnSignature, ...told }: DeviationDetails & { drawnSignature: string | null },
  images: number,
): Promise<number | undefined> {
  const same = await deviationStore.findSame(journeyId, told, new Date(clock.millis() - SAME_FOR_MS));
  return same && same.images >= images && (same.isDrawn || drawnSignature === null) ? same.id : undefined;
}
