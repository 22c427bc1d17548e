import { must } from '@bff/domain/shared/errors';

/** A form's unit comes from the actor's own list: any other does not exist to them. @throws DomainError `dealUnit.notFound` */
export function mustBeOneOf(units: readonly { id: number }[], unitId: number): void {
  must(
    units.some(({ id }) => id === unitId),
    'dealUnit.notFound',
  );
}
