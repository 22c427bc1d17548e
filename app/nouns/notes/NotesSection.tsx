import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import type { NoteAbout, SeenNote } from '@bff/domain/notes';
import { EntryList } from '@ds/patterns/EntryList/EntryList';
import { WordsBefore } from '@ds/support/WordsBefore';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { NewNoteForm } from './NewNoteForm';
import { aboutQuery, FROM_REQUEST, type NoteArea } from './note-about';

interface NotesSectionProps {
  area: NoteArea;
  about: NoteAbout;
  notes: readonly SeenNote[];
  /** The booking's number, if a page has the notes of several. */
  of?: string | undefined;
  /** The quote request on whose page its customer's notes are; what is done with them leads back to it. */
  request?: string;
  /** Not beside another section. */
  whole?: boolean;
}

const ways = {
  admin: { add: to.addAdminNote, edit: to.editAdminNote, remove: to.removeAdminNote },
  company: { add: to.addCompanyNote, edit: to.editCompanyNote, remove: to.removeCompanyNote },
};

/** The section's heading and its id; `of` as for the section. */
export const notesPart = (t: Translate, of: string | undefined) =>
  of === undefined
    ? { id: 'notes', title: t('notes:title') }
    : { id: `notes-${of}`, title: t('notes:titleOf', { number: of }) };

/** The notes of one's own side about a thing, and a form for one more. */
export function NotesSection({ area, about, notes, of, request, whole }: NotesSectionProps) {
  const { t } = useTranslation('notes');
  const path = usePath();
  const { add, edit, remove } = ways[area];
  const { id: sectionId, title: own } = notesPart(t, of);
  const title = request === undefined ? own : t('titleOfCustomer');
  const from = request === undefined ? '' : `${FROM_REQUEST}=${request}`;
  const back = from && `?${from}`;
  return (
    <Section id={sectionId} title={title} brief={notes.length} open={notes.length > 0} whole={whole}>
      {notes.length === 0 ? null : (
        <EntryList
          label={title}
          entries={notes.map(({ id, text, authorName, createdAt, editedAt, canEdit }) => ({
            key: id,
            at: <DateTime at={createdAt} />,
            by: (
              <>
                {authorName || t('gone')}
                {editedAt ? (
                  <>
                    , <WordsBefore>{t('edited')}</WordsBefore>
                    <DateTime at={editedAt} />
                  </>
                ) : null}
              </>
            ),
            body: text,
            actions: (
              <>
                {canEdit ? <a href={path(edit(id)) + back}>{t('edit.link')}</a> : null}{' '}
                <ConfirmLink variant="plain" to={remove(id) + back}>
                  {t('remove.link')}
                </ConfirmLink>
              </>
            ),
          }))}
        />
      )}
      <NewNoteForm
        action={`${path(add())}?${[aboutQuery(about), from].filter(Boolean).join('&')}`}
        prefix={`${sectionId}-`}
        readers={t(`readers.${area}`)}
      />
    </Section>
  );
}
