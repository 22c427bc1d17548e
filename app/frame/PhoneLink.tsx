import type { ShownPhone } from '@bff/domain/shared/shown-phone';

/** A phone number that calls when pressed. */
export const PhoneLink = ({ number, text }: ShownPhone) => (
  <a href={`tel:${number}`} className="nowrap">
    {text}
  </a>
);
