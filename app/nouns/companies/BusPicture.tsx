import type { ShownImage } from '@bff/domain/images';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import type { BusType } from '@states/vehicle-words';

interface BusPictureProps {
  busType: BusType;
  operatorId: number;
  /** Its operator's photo; null if there is none. */
  picture: ShownImage | null;
  /** What a photo shows, for who cannot see it. */
  alt: string;
  /** In CSS pixels; as wide as there is room if left out. */
  width?: number;
  repeated?: 'first' | 'again' | undefined;
  /** The other buses of a set, of which only drawings are shown. */
  others?: readonly { busType: BusType }[];
}

/** A bus: its operator's photo, or the drawing of its type. */
export const BusPicture = ({ busType, operatorId, picture, alt, width, repeated, others = [] }: BusPictureProps) =>
  picture ? (
    <img
      src={picture.address}
      width={width ?? picture.width}
      height={width === undefined ? picture.height : Math.round((width * picture.height) / picture.width)}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <BusIllustration
      kind={busType}
      width={width}
      operatorId={operatorId}
      repeated={repeated}
      others={others.map((other) => other.busType)}
    />
  );
