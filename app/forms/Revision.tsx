import type { ShownForm } from './shown-form';

interface RevisionProps {
  form: Pick<ShownForm, 'reply' | 'field'>;
  /** The record's own, as read for this page. */
  current: string | number;
  /** The field's name. */
  name?: 'revision' | 'version';
}

/**
 * Sends the version of the record that the editor saw, so that the second of two editors is told. A form shown again (refused, as a preview
 * or after a login) keeps the version that it was sent with; once the response has said what changed since, it gets the current one.
 */
export function Revision({ form: { reply, field }, current, name = 'revision' }: RevisionProps) {
  const isTold = reply?.error?.['']?.includes('input.changedMeanwhile');
  const seen = isTold ? current : (field(name).defaultValue ?? current);
  return <input type="hidden" name={name} value={seen} />;
}
