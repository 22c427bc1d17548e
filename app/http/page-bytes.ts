/**
 * React 18 sends whole buffers: if the next character does not fit, up to three zero bytes remain at the end (react-dom-server.node,
 * `writeStringChunk`). A page contains no others, so trailing ones are cut off.
 */
export function withoutPadding(chunk: Buffer): Buffer {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end--;
  return chunk.subarray(0, end);
}
