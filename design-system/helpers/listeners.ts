/** Event listeners that are removed together. */
export function listeners() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
