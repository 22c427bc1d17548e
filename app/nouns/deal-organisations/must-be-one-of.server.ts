import { must } from '@bff/domain/shared/errors';

/** A form's unit comes from a list of the actor's own: another one is not there. @throws DomainError `dealUnit.notFound` */
export function mustBeOneOf(units: readonly { id: number }[], unitId: number): void {
  must(
    units.some(({ id }) => id === unitId),
    'dealUnit.notFound',
  );
}
