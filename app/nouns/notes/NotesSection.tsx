import { useTranslation } from 'react-i18next';
import type { NoteAbout, SeenNote } from '@bff/domain/notes';
import { EntryList } from '@ds/patterns/EntryList/EntryList';
import { Button } from '@ds/primitives/Button/Button';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Form } from '~/forms/Form';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { useForm } from '~/forms/use-form';
import { usePath } from '~/http/paths';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { aboutQuery, type NoteArea } from './note-about';
import { NewNote, noteFields } from './note-fields';

interface NotesSectionProps {
  area: NoteArea;
  about: NoteAbout;
  notes: readonly SeenNote[];
}

const ways = {
  admin: { add: to.addAdminNote, edit: to.editAdminNote, remove: to.removeAdminNote },
  company: { add: to.addCompanyNote, edit: to.editCompanyNote, remove: to.removeCompanyNote },
};

/** What one's own side has written down about a thing, and a form for more: it posts to a page of its own, which says what is wrong with it. */
export function NotesSection({ area, about, notes }: NotesSectionProps) {
  const { t } = useTranslation('notes');
  const path = usePath();
  const { add, edit, remove } = ways[area];
  const form = useForm(NewNote, { reply: undefined, labels: useLabels(noteFields), prefix: 'note-' });
  return (
    <Section id="notes" title={t('title')}>
      <p className="muted measure">{t(`readers.${area}`)}</p>
      {notes.length === 0 ? null : (
        <EntryList
          label={t('title')}
          entries={notes.map(({ id, text, authorName, createdAt, editedAt, canEdit }) => ({
            key: id,
            at: <DateTime at={createdAt} />,
            by: (
              <>
                {authorName || t('gone')}
                {editedAt ? (
                  <>
                    , {t('edited')} <DateTime at={editedAt} />
                  </>
                ) : null}
              </>
            ),
            body: text,
            actions: (
              <>
                {canEdit ? <a href={path(edit(id))}>{t('edit.link')}</a> : null}
                <ConfirmLink variant="plain" to={remove(id)}>
                  {t('remove.link')}
                </ConfirmLink>
              </>
            ),
          }))}
        />
      )}
      <Form form={form} action={`${path(add())}?${aboutQuery(about)}`}>
        <Stack>
          <FormFields form={form} fields={noteFields} />
          <Row>
            <Button variant="secondary">{t('add.submit')}</Button>
          </Row>
        </Stack>
      </Form>
    </Section>
  );
}
