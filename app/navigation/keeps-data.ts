import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * `shouldRevalidate` for screens whose forms may be kept for later (`transport.keepBy`): a kept form has changed nothing yet, and without a
 * network its page would wait for data and accept no other form meanwhile.
 */
export const unlessKept: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== 204 && defaultShouldRevalidate;
