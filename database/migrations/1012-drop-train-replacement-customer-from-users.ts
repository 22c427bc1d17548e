/** The claim is read from the organisation of the user, so that the two cannot differ. */
export const up = 'ALTER TABLE users DROP COLUMN train_replacement_customer';

export const down =
  'ALTER TABLE users ADD COLUMN train_replacement_customer BOOLEAN NOT NULL DEFAULT FALSE AFTER language';
