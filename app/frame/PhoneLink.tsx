import type { ShownPhone } from '@bff/domain/shared/shown-phone';

/** A telephone number that is called by a press. */
export const PhoneLink = ({ number, text }: ShownPhone) => (
  <a href={`tel:${number}`} className="nowrap">
    {text}
  </a>
);
