import type { OfferView } from '@bff/areas/public';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import type { OfferTexts } from './offer-facts';

interface BusPictureProps {
  bus: Pick<OfferView['buses'][number], 'busType' | 'model'>;
  operatorId: number;
  picture: OfferView['picture'];
  /** What the bus is called, if it has no model. */
  title: string;
  texts: Pick<OfferTexts, 'word'>;
  repeated?: 'first' | 'again' | undefined;
  /** The other buses of a set, of which only drawings are shown. */
  others?: readonly Pick<OfferView['buses'][number], 'busType'>[];
}

/** A bus: its operator's photo, or the drawing of its type. */
export const BusPicture = ({
  bus,
  operatorId,
  picture,
  title,
  texts: { word },
  repeated,
  others = [],
}: BusPictureProps) =>
  picture ? (
    <img
      src={picture.address}
      width={picture.width}
      height={picture.height}
      alt={word('offer.picture', { name: bus.model || title })}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <BusIllustration
      kind={bus.busType}
      operatorId={operatorId}
      repeated={repeated}
      others={others.map(({ busType }) => busType)}
    />
  );
