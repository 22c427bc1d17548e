import { LANGUAGES } from '@states/languages';
import { z } from 'zod';
import { service } from '../shared/services';

const schema = z.object({
  event: z.enum(['login', 'logout']),
  pseudonym: z.string(),
  language: z.enum(LANGUAGES),
  hour: z.string(),
});

/** Sends an event that waits in the outbox. @throws AnalyticsUnavailable */
export const sendAnalyticsEvent = (payload: unknown): Promise<void> => service('analytics').send(schema.parse(payload));
