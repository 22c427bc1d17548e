import { DealUnit } from '@db/models';

/** A unit and its ancestors, nearest first: rights held at any of them reach down to it. Empty for no unit. A unit never moves. */
export async function unitLineOf(unitId: number | null): Promise<number[]> {
  const line: number[] = [];
  for (let id: number | null = unitId; id !== null;) {
    line.push(id);
    const unit: DealUnit | null = await DealUnit.findByPk(id, { attributes: ['parentId'] });
    id = unit?.parentId ?? null;
  }
  return line;
}
