import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { MOST_BYTES } from '@bff/domain/images/image-limits';
import { pngClaiming, pngLogo } from '@bff/domain/images/testing/pictures';
import { createPerson } from '../testing/people';
import type { StateCase } from './state-case';

/** A company's administrator uploads this as its logo; by default the field is left empty. */
const uploaded =
  (file?: () => Promise<Uint8Array> | Uint8Array): StateCase =>
  async ({ upload }) =>
    upload(await createPerson('COMPANY_ADMIN'), '/dashboard/company/details', { logo: await file?.() });

/** Images that are refused. */
export const imagePages: Partial<Record<ErrorKey, StateCase>> = {
  'image.missing': uploaded(),
  'image.tooLarge': uploaded(() => new Uint8Array(MOST_BYTES + 1)),
  'image.unsupportedType': uploaded(() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  'image.damaged': uploaded(async () => (await pngLogo()).subarray(0, 60)),
  'image.tooManyPixels': uploaded(() => pngClaiming(20_000, 20_000)),
};
