/** Where an installation keeps its files. An empty variable counts as not set, as it does for the product (bff/platform/env.ts). */
export function dataFolder(): string {
  const given = process.env['DATA_DIR'];
  return given === undefined || given === '' ? '.data' : given;
}
