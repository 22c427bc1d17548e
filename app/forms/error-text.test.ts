// Traces: S8-004, S8-005
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { errorMessage } from './error-text';

/** Says what it was asked for. */
const t = ((key: string, values: Record<string, string>) => `${key} ${JSON.stringify(values)}`) as unknown as TFunction;

it.each([
  ['forms.required', 'errors:forms.required {}'],
  ['forms.atMost,1000', 'errors:forms.atMost {"0":"1000"}'],
  ['booking.x,one,two', 'errors:booking.x {"0":"one","1":"two"}'],
  ['A text with spaces is shown as it is', 'A text with spaces is shown as it is'],
])('%s', (error, shown) => expect(errorMessage(t, error)).toBe(shown));
