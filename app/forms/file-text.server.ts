import type { UploadedFile } from '@bff/domain/images';

/** For a text file. It is sent back in the form that confirms it, whose texts may total 1 MiB. */
export const MOST_KILOBYTES = 512;

/**
 * A spreadsheet's file as text: UTF-8 with or without a byte order mark, what Excel calls Unicode (UTF-16 with a mark), or Windows-1252 if
 * the bytes are not UTF-8. Otherwise an error in transport form: too large, or not text.
 */
export async function textOfFile(file: UploadedFile): Promise<{ text: string } | { fault: string }> {
  if (file.size > MOST_KILOBYTES * 1024) return { fault: `forms.fileTooLarge,${MOST_KILOBYTES}` };
  return readable(decoded(await file.bytes()));
}

/** The same for a text that came with a form. */
export const readable = (text: string): { text: string } | { fault: string } =>
  Buffer.byteLength(text) > 1.5 * MOST_KILOBYTES * 1024
    ? { fault: `forms.fileTooLarge,${MOST_KILOBYTES}` }
    : // No spreadsheet writes these as text: it is a picture, a program or a workbook.
      // eslint-disable-next-line no-control-regex -- it is about them
      /[\0-\x08\x0E-\x1F]/.test(text)
      ? { fault: 'forms.fileUnreadable' }
      : { text };

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
