/** An uploaded file, on disk. */
export interface UploadedFile {
  /** Bytes. */
  size: number;
  /** Reads all of it. */
  bytes: () => Promise<Uint8Array>;
}

/** What is to become an image: a file on disk, or bytes in memory. */
export type Upload = UploadedFile | Uint8Array;

export const sizeOf = (upload: Upload): number => (upload instanceof Uint8Array ? upload.byteLength : upload.size);

export const bytesOf = (upload: Upload): Promise<Uint8Array> =>
  upload instanceof Uint8Array ? Promise.resolve(upload) : upload.bytes();
