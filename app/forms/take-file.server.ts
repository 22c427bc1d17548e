/**
 * Takes an uploaded file out of a form, so that what is parsed and shown again is text alone: no browser lets a page fill a file in. Undefined
 * when none was chosen.
 */
export async function takeFile(form: FormData, name: string): Promise<Uint8Array | undefined> {
  const sent = form.get(name);
  form.delete(name);
  return sent instanceof Blob && sent.size > 0 ? new Uint8Array(await sent.arrayBuffer()) : undefined;
}
