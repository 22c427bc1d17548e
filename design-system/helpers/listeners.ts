/** Event listeners that go away together. */
export function listeners() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
