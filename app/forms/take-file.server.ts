import type { UploadedFile } from '@bff/domain/images';

const filesOf = new WeakMap<FormData, ReadonlyMap<string, UploadedFile>>();

/** Keeps the files that came with a form beside it: they stay on disk until the request is answered. */
export function keepFiles(form: FormData, files: ReadonlyMap<string, UploadedFile>): FormData {
  filesOf.set(form, files);
  return form;
}

/** The file of that name that came with a form; undefined when none was chosen. The form itself holds texts alone. */
export const takeFile = (form: FormData, name: string): UploadedFile | undefined => filesOf.get(form)?.get(name);
