import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { priceTrip } from '@bff/domain/pricing/price';
import { readPriceCase } from '@bff/domain/pricing/price-case';

/**
 * `npm run --silent price -- case.json`, or `-` for standard input: the price of one case, or of each case in an array, as one JSON line
 * each (docs/pricing.md). If a case cannot be read, nothing is priced: the fault goes to standard error, and the exit code is 1.
 */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

const [file, ...more] = process.argv.slice(2);
if (!file || more.length > 0) fail('Usage: npm run --silent price -- <case.json, or - for standard input>');

let source: string;
try {
  source = file === '-' ? await text(process.stdin) : readFileSync(file, 'utf8');
} catch (error) {
  fail(`${file} cannot be read: ${reason(error)}`);
}

let json: unknown;
try {
  json = JSON.parse(source);
} catch (error) {
  fail(`${file === '-' ? 'Standard input' : file} is no JSON: ${reason(error)}`);
}

const values: unknown[] = Array.isArray(json) ? json : [json];
const faults: string[] = [];
const results = values.map((value, index) => {
  const read = readPriceCase(value);
  if (read.ok) return priceTrip(read.case);
  const name = Array.isArray(json) ? `case ${index + 1}: ` : '';
  faults.push(...read.faults.map((fault) => name + fault));
  return undefined;
});
if (faults.length > 0) fail(faults.join('\n'));
for (const result of results) console.log(JSON.stringify(result));
