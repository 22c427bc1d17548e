import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { bookingList, PAGE_SIZE, parseBookingListQuery, WHENS } from '@bff/areas/customer';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { FilterBar } from '@ds/patterns/FilterBar/FilterBar';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Pagination } from '@ds/patterns/Pagination/Pagination';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { PageFrame } from '~/frame/PageFrame';
import { useErrorMessage } from '~/forms/error-text';
import { requireActor } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { listAddress } from './list-address';
import { TripTable } from './TripTable';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const { searchParams } = new URL(request.url);
  if (searchParams.get('format') === 'csv') {
    searchParams.delete('format');
    throw redirect(localePath(request, `/booking/list.csv?${searchParams.toString()}`));
  }
  const { query, error } = parseBookingListQuery(searchParams);
  const t = translator(request);
  const heading = t('booking:list.title');
  if (error) {
    const title = `${t('errors:forms.titlePrefix')} ${heading}`;
    return data({ title, query, error, list: null, pageSize: PAGE_SIZE, whens: WHENS }, { status: 422 });
  }
  const list = await bookingList(actor, query);
  await rememberVisit(request);
  return data({ title: heading, query, error: null, list, pageSize: PAGE_SIZE, whens: WHENS });
}

/** A customer's trips: upcoming, past and canceled. */
export default function BookingListPage() {
  const { query, error, list, pageSize, whens } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const path = usePath();
  const message = useErrorMessage();
  const here = path('/booking/list');
  const all = listAddress(query, { text: '', page: 1 });
  const sort = new URLSearchParams(listAddress(query)).get('sort');
  const first = list ? (list.page - 1) * pageSize + 1 : 0;
  return (
    <PageFrame>
      <PageHeader title={t('list.title')} />
      <Tabs
        label={t('list.tabs')}
        items={whens.map((when) => ({
          href: here + listAddress({ when, text: '', sort: 'departure', descending: when !== 'upcoming', page: 1 }),
          label: t(`list.${when}`),
          current: when === query.when,
        }))}
      />
      <Stack>
        <ErrorSummary
          title={message('forms.summary')}
          errors={error ? [{ text: `${t('list.search')}: ${message(error)}`, fieldId: 'q' }] : []}
        />
        <FilterBar
          title={t('list.filter')}
          action={here}
          layout="row"
          open={query.text !== ''}
          keep={[
            ...(query.when === 'upcoming' ? [] : [['when', query.when] as const]),
            ...(sort ? [['sort', sort] as const] : []),
          ]}
          apply={t('list.apply')}
          clear={query.text ? { href: here + all, label: t('list.clear') } : undefined}
        >
          <TextField
            name="q"
            label={t('list.search')}
            hint={t('list.searchHint')}
            defaultValue={query.text}
            error={error ? message(error) : undefined}
            maxLength={120}
            type="search"
          />
        </FilterBar>
        {list && list.rows.length > 0 ? (
          <>
            <TripTable rows={list.rows} now={list.now} query={query} />
            <Pagination
              current={list.page}
              total={list.pages}
              hrefOf={(page) => here + listAddress(query, { page })}
              texts={{
                label: t('list.pages'),
                previous: t('list.previous'),
                next: t('list.next'),
                page: t('list.page'),
                summary: t('list.summary', { from: first, to: first + list.rows.length - 1, total: list.total }),
              }}
            />
            <p className="no-print">
              <a href={path('/booking/list.csv') + listAddress(query, { page: 1 })}>{t('list.export')}</a>
            </p>
          </>
        ) : null}
        {list?.rows.length === 0 ? (
          <EmptyState
            title={t(`list.empty.${query.text ? 'search' : query.when}.title`)}
            text={t(`list.empty.${query.text ? 'search' : query.when}.text`)}
            action={
              query.text ? (
                <LinkButton variant="secondary" href={here + all}>
                  {t('list.empty.showAll')}
                </LinkButton>
              ) : (
                <LinkButton href={path('/')}>{t('list.empty.find')}</LinkButton>
              )
            }
          />
        ) : null}
      </Stack>
    </PageFrame>
  );
}
