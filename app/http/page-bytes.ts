/**
 * React 18 sends whole buffers: where the next character does not fit, up to three zero bytes stay at the end (react-dom-server.node,
 * `writeStringChunk`). A page holds none otherwise, so what a buffer ends with is cut off.
 */
export function withoutPadding(chunk: Buffer): Buffer {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end--;
  return chunk.subarray(0, end);
}
