import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { ErrorSummary, type SummaryError } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { RESERVATION_ERRORS_ID } from './ReservationErrors';

interface LiveReservationErrorsProps {
  title: string;
  errors: readonly SummaryError[];
  /** How often the form was refused in the browser. */
  refusals: number;
}

const focusList = (place: HTMLElement | null): void =>
  place?.querySelector<HTMLElement>(':scope > [data-error-summary]')?.focus();

/** The list of a hydrated form, in the place of the one that the server sent, which returns if the form fails. */
export function LiveReservationErrors({ refusals, ...summary }: LiveReservationErrorsProps) {
  const place = document.getElementById(RESERVATION_ERRORS_ID);
  const isEmpty = summary.errors.length === 0;
  useLayoutEffect(() => {
    const sent = place?.firstElementChild;
    if (!(sent instanceof HTMLElement)) return undefined;
    const hadFocus = sent.contains(document.activeElement);
    sent.hidden = true;
    if (hadFocus) focusList(place);
    return () => {
      sent.hidden = false;
      place!.hidden = sent.childElementCount === 0;
    };
    // The place is the page's own: there is one as long as the form is.
  }, [place]);
  useLayoutEffect(() => {
    if (place) place.hidden = isEmpty;
  }, [place, isEmpty]);
  useEffect(() => {
    if (refusals > 0) focusList(place);
  }, [place, refusals]);
  return place ? createPortal(<ErrorSummary {...summary} />, place) : null;
}
