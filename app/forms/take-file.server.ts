import type { UploadedFile } from '@bff/domain/images';

const filesOf = new WeakMap<FormData, ReadonlyMap<string, UploadedFile>>();

/** Attaches the uploaded files to the form: they stay on disk until the request is answered. */
export function keepFiles(form: FormData, files: ReadonlyMap<string, UploadedFile>): FormData {
  filesOf.set(form, files);
  return form;
}

/** Forms of screens that take no files, whose files were left out. */
const leftOut = new WeakSet<FormData>();

export function leaveFilesOut(form: FormData): FormData {
  leftOut.add(form);
  return form;
}

/**
 * The uploaded file of that name; undefined if none was chosen. The form itself holds only texts.
 * @throws Error where the screen's line says nothing of `uploads`: a file would be lost without a word
 */
export function takeFile(form: FormData, name: string): UploadedFile | undefined {
  if (leftOut.has(form)) throw new Error(`«${name}» is asked for by a screen that takes no uploads`);
  return filesOf.get(form)?.get(name);
}
