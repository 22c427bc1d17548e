/** Uploaded images: checked, rewritten and stored; whatever shows them refers to them by id. */
export { imageAddress, type ShownImage } from './image-address';
export type { ImageType } from './image-type';
export { keepImage } from './keep-image';
export { MOST_BYTES, MOST_MEGABYTES } from './image-limits';
export { readImage } from './image.store';
export { purgeImages } from './purge-images';
export type { Upload, UploadedFile } from './upload';
