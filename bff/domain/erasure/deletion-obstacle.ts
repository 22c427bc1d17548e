import { DomainError } from '../shared/errors';
import type { ManagedUser } from '../accounts';
import { type DataSubject, type DeletionObstacle, personalDataKeepers } from './personal-data';

export const subjectOf = ({ id, customerId }: Pick<ManagedUser, 'id' | 'customerId'>): DataSubject => ({
  userId: id,
  customerId,
});

/** The obstacle that lasts longest; one without a known end takes precedence. */
export async function obstacleOf(subject: DataSubject): Promise<DeletionObstacle | undefined> {
  const found = await Promise.all(personalDataKeepers().map((keeper) => keeper.obstacle(subject)));
  const endOf = ({ possibleFrom }: DeletionObstacle) => possibleFrom?.getTime() ?? Infinity;
  return found.filter((obstacle) => obstacle !== undefined).sort((a, b) => endOf(b) - endOf(a))[0];
}

export const refusalOf = ({ key, possibleFrom, args = [] }: DeletionObstacle): DomainError =>
  new DomainError(key, [...args, ...(possibleFrom ? [possibleFrom.toISOString()] : [])]);
