import type { ImageType } from './image-type';

/** An image as a page shows it. */
export interface ShownImage {
  address: string;
  /** Pixels. */
  width: number;
  height: number;
}

export const EXTENSIONS: Readonly<Record<ImageType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** The address of an image. It identifies the image by its content, so its content never changes. */
export const imageAddress = ({ hash, type }: { hash: string; type: ImageType }): string =>
  `/images/${hash}.${EXTENSIONS[type]}`;
