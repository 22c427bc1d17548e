import { DealUnit } from '@db/models';

/** A unit and those above it, the nearest first: whose rights reach down to it. None for none. A unit never moves. */
export async function unitLineOf(unitId: number | null): Promise<number[]> {
  const line: number[] = [];
  for (let id: number | null = unitId; id !== null;) {
    line.push(id);
    const unit: DealUnit | null = await DealUnit.findByPk(id, { attributes: ['parentId'] });
    id = unit?.parentId ?? null;
  }
  return line;
}
