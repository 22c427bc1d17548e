// The versions of Node that the product supports: package.json's engines, `^major.minor.patch` each. Plain Node: nothing is installed yet.
import { readFileSync } from 'node:fs';

/** @param {string} engines */
export const rangesOf = (engines) =>
  engines.split('||').map((range) => {
    const found = /^\s*\^(\d+)\.(\d+)\.\d+\s*$/.exec(range);
    if (!found) throw new Error(`package.json names the versions of Node as ^major.minor.patch, not as ${range}`);
    return { major: Number(found[1]), minor: Number(found[2]) };
  });

export const nodeRanges = () => rangesOf(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);

/**
 * One sentence about an unsupported version; undefined for a supported one.
 * @param {string} version
 * @param {ReturnType<typeof rangesOf>} ranges
 */
export function nodeTrouble(version, ranges) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (ranges.some((range) => range.major === major && minor >= range.minor)) return undefined;
  const known = ranges.map((range) =>
    range.minor > 0 ? `${range.major} (from ${range.major}.${range.minor})` : String(range.major),
  );
  const last = known.pop();
  return `Bussplats runs on Node ${known.join(', ')}${known.length > 0 ? ' or ' : ''}${last}; this is ${version}.`;
}
