import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Table } from '@ds/patterns/Table/Table';
import { Switch } from '@ds/primitives/Switch/Switch';
import { useForm } from '~/forms/use-form';
import { Section } from '~/screens/DetailScreen';
import { FormPart } from '~/screens/FormScreen';
import { ImportForm } from './import-form';
import type { Preview } from './preview.server';

/** What a file would do, or what is wrong with it, row by row. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { added, changed, same, faults, moreFaults, unread, isOutdated, text } = preview;
  const { t } = useTranslation('fleet');
  const count = added.length + changed.length;
  const outcome = useRef<HTMLDivElement>(null);
  // The result comes without a new page, so screen readers are led to it.
  useEffect(() => outcome.current?.focus(), [preview]);
  const row = { key: 'row', label: t('import.row'), cell: (one: { row: number }) => one.row, align: 'end' as const };
  const name = { key: 'name', label: t('import.name'), cell: (one: { name: string }) => one.name, rowHeader: true };
  return (
    <Section id="preview" title={t('import.preview')}>
      <div ref={outcome} tabIndex={-1}>
        {faults.length > 0 ? (
          <Banner tone="danger">{t('import.faulty', { count: faults.length + moreFaults })}</Banner>
        ) : isOutdated ? (
          <Banner tone="warning">{t('import.outdated')}</Banner>
        ) : (
          <Banner tone={count === 0 ? 'info' : 'success'}>{t(count === 0 ? 'import.nothing' : 'import.right')}</Banner>
        )}
      </div>
      <p>
        {t('import.counts', { added: added.length, changed: changed.length, same })}
        {unread.length > 0 ? ` ${t('import.unread', { titles: unread.join(', ') })}` : ''}
      </p>
      {faults.length > 0 ? (
        <Table
          caption={t('import.faults')}
          columns={[
            row,
            name,
            { key: 'column', label: t('import.column'), cell: ({ column }) => column },
            { key: 'message', label: t('import.message'), cell: ({ message }) => message },
          ]}
          rows={faults}
          rowKey={(one) => `${one.row} ${one.column} ${one.message}`}
        />
      ) : null}
      {moreFaults > 0 ? <p>{t('import.moreFaults', { count: moreFaults })}</p> : null}
      {changed.length > 0 ? (
        <Table
          caption={t('import.changed')}
          columns={[
            row,
            name,
            { key: 'columns', label: t('import.columns'), cell: ({ columns }) => columns.join(', ') },
          ]}
          rows={changed}
          rowKey={(one) => one.row}
        />
      ) : null}
      {added.length > 0 ? (
        <Table caption={t('import.added')} columns={[row, name]} rows={added} rowKey={(one) => one.row} />
      ) : null}
      {text ? <Confirmation preview={preview} count={count} /> : null}
    </Section>
  );
}

/** The file's text is sent back with it: nothing is kept between the two steps, and everything is checked again. */
function Confirmation({ preview, count }: { preview: Preview; count: number }) {
  const { text, plan, unitsConfirmed, asksUnits } = preview;
  const { t } = useTranslation('fleet');
  const values = { unitsConfirmed: unitsConfirmed ? 'on' : null };
  const form = useForm(ImportForm, { reply: undefined, values, prefix: 'confirm-' });
  return (
    <FormPart
      key={plan}
      form={form}
      encType="multipart/form-data"
      guarded={false}
      errorsAbove
      submit={asksUnits ? t('import.lookAgain') : t('import.save', { count })}
    >
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="seen" value={plan} />
      {asksUnits || unitsConfirmed ? (
        <Switch {...form.box('unitsConfirmed')} label={t('prices:fields.unitsConfirmed')} />
      ) : null}
    </FormPart>
  );
}
