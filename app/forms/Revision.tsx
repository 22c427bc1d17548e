import { useState } from 'react';
import { isChangedMeanwhile, OPENED } from './meanwhile';
import type { ShownForm } from './shown-form';

interface RevisionProps {
  form: Pick<ShownForm, 'reply' | 'field' | 'meanwhile' | 'opened'>;
  /** The record's own, as read for this page. */
  current: string | number;
  /** The field's name. */
  name?: 'revision' | 'version';
}

/**
 * Sends the version of the record that the editor saw, so that the second of two editors is told, and what it was like then. A form shown
 * again (refused, as a preview or after a login) keeps the version that it was sent with; once the response has said what changed since, it
 * gets the current one: the one that was told, not one that comes later (`useMeanwhile` shows the form's fields anew, and this with them).
 */
export function Revision({ form: { reply, field, meanwhile, opened }, current, name = 'revision' }: RevisionProps) {
  const [told] = useState(current);
  const shown = isChangedMeanwhile(reply) ? current : (field(name).defaultValue ?? current);
  return (
    <>
      <input type="hidden" name={name} value={meanwhile ? told : shown} />
      {opened === undefined ? null : <input type="hidden" name={OPENED} value={opened} />}
    </>
  );
}
