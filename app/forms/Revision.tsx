import type { ShownForm } from './shown-form';

interface RevisionProps {
  form: Pick<ShownForm, 'reply' | 'field'>;
  /** The record's own, as it was read for this page. */
  current: string | number;
  /** What the form calls it. */
  name?: 'revision' | 'version';
}

/**
 * Says which version of the record the editor saw, so that the second of two is told. A form that comes back, refused, with a preview or
 * kept over a login, is about the version that it was sent with; once the answer has said what changed since, about the one that is there.
 */
export function Revision({ form: { reply, field }, current, name = 'revision' }: RevisionProps) {
  const isTold = reply?.error?.['']?.includes('input.changedMeanwhile');
  const seen = isTold ? current : (field(name).defaultValue ?? current);
  return <input type="hidden" name={name} value={seen} />;
}
