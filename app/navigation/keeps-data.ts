import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * `shouldRevalidate` of a screen whose forms may be kept for later (`transport.keepBy`): a form that was kept has changed nothing yet, and
 * without a network its page would wait for data, and take no other form meanwhile.
 */
export const unlessKept: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== 204 && defaultShouldRevalidate;
