// Traces: S1-011, S2-055
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import { nextWithoutDriver } from '@bff/areas/bookings';
import { assignDriver, type DriverChoice, driverChoices, type DriverHindrance } from '@bff/domain/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { formatDay, formatDuration, type FormatLocale, formatMoment } from '@formats';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Screen, FormPart } from '~/screens/FormScreen';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Refusal } from '~/screens/Refusal';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { Assignment, assignmentFields, FirstAssignment, firstAssignmentFields } from './handling-fields';
import { spansInText } from '../occupancy/occupancy-words';
import { HinderedSection, OtherWays } from './OtherWays';
import { TripInShort } from './TripInShort';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  const choices = await driverChoices(actor, number);
  const saved = { driverUserId: choices.driverUserId === null ? '' : String(choices.driverUserId) };
  const page = {
    title: translator(request)('bookings:assign.title', { number }),
    number,
    ...choices,
    next: await nextWithoutDriver(actor, companyOf(actor), number),
    saved,
    values: await withDraft(
      request,
      choices.driverUserId === null ? { driverUserId: onlyFree(choices.drivers) } : saved,
    ),
  };
  return data(page, { status: choices.isOver ? 409 : 200 });
}

/** A trip without a driver is most often given to the only one who has time. */
function onlyFree(drivers: readonly DriverChoice[]): string {
  const [free, another] = drivers.filter(({ hindrances }) => hindrances.length === 0);
  return free && !another ? String(free.userId) : '';
}

const formOf = ({ driverUserId }: { driverUserId: number | null }) =>
  driverUserId === null ? FirstAssignment : Assignment;

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const bookingNumber = params['id'] ?? '';
  // A booking of another company does not exist to the actor; the form could only say that it cannot be done.
  const saved = await driverChoices(actor, bookingNumber);
  return saveForm(request, formOf(saved), {
    run: ({ driverUserId, revision }) => assignDriver(actor, { bookingNumber, driverUserId, revision }),
    done: (_, { driverUserId }) =>
      redirectWithFlash(
        request,
        to.companyBooking(bookingNumber),
        `bookings:flash.${driverUserId === null ? 'released' : 'assigned'}`,
      ),
  });
}

/** Why a driver may not be suitable, in a few words. */
function hindranceText(t: Translate<'bookings'>, hindrance: DriverHindrance, locale: FormatLocale): string {
  if (hindrance.kind === 'clash')
    return t('assign.clash', { span: spansInText(locale)(hindrance.start, hindrance.end) });
  if (hindrance.kind === 'rest') {
    const { side, start, end, required } = hindrance;
    return t(`assign.rest.${side}`, {
      ends: formatMoment(start, locale),
      starts: formatMoment(end, locale),
      rest: formatDuration((end - start) / 1000, locale),
      required: formatDuration(required / 1000, locale),
    });
  }
  return t(`assign.rules.${hindrance.rule}`, { over: formatDuration(hindrance.over / 1000, locale) });
}

/** Assigns the driver: those who can take the trip to choose from, and the others with what speaks against them. */
export default function AssignDriver() {
  const { title, number, trip, drivers, driverUserId, next, saved, values, revision, canSwapBus, isOver, onCall } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const isFirst = driverUserId === null;
  const fields = isFirst ? firstAssignmentFields : assignmentFields;
  const labels = useLabels(fields);
  const form = useForm(formOf({ driverUserId }), { reply: useActionData<typeof action>(), values, saved, labels });
  const nameOf = (id: string) => drivers.find(({ userId }) => String(userId) === id)?.name ?? id;
  // Whoever drives it already may keep it, whatever has come in the way.
  const isChoice = ({ userId, hindrances }: DriverChoice) => hindrances.length === 0 || userId === driverUserId;
  const choices = drivers.filter(isChoice);
  const hindered = drivers.filter((driver) => !isChoice(driver));
  const reasonsOf = ({ hindrances }: DriverChoice) =>
    hindrances.map((one) => ({
      text: hindranceText(t, one, locale),
      bookingNumber: one.kind === 'rules' ? null : one.bookingNumber,
    }));
  const stateOf = (driver: DriverChoice) =>
    driver.hindrances.length === 0
      ? t('assign.free')
      : reasonsOf(driver)
          .map(({ text }) => text)
          .join(' ');
  return (
    <Screen
      area="company"
      back={{ to: to.companyBooking(number), label: t('details.title', { number }) }}
      title={title}
      meta={<TripInShort {...trip} />}
    >
      <ErrorSummary {...form.summary} />
      {isOver ? (
        <Refusal back={to.companyBooking(number)}>{t('assign.over')}</Refusal>
      ) : (
        <>
          {choices.length === 0 ? (
            <Banner tone="warning">{t(drivers.length === 0 ? 'assign.none' : 'assign.nonePossible')}</Banner>
          ) : (
            <>
              <p className="measure">{t('assign.intro')}</p>
              <FormPart form={form} submit={t(isFirst ? 'assign.submit' : 'assign.save')} errorsAbove>
                <SavedMeanwhile form={form} labels={labels} show={(_, id) => nameOf(id)} />
                <Revision form={form} current={revision} />
                <FormFields
                  form={form}
                  fields={fields}
                  with={{
                    driverUserId: {
                      variant: 'list',
                      options: [
                        ...choices.map((driver) => ({
                          value: String(driver.userId),
                          label: driver.name,
                          hint: stateOf(driver),
                        })),
                        ...(isFirst ? [] : [{ value: '', label: t('assign.nobody') }]),
                      ],
                    },
                  }}
                />
              </FormPart>
            </>
          )}
          <HinderedSection
            title={t('assign.hindered')}
            hindered={hindered.map((driver) => ({ name: driver.name, reasons: reasonsOf(driver) }))}
          />
          <OtherWays
            onCall={onCall}
            ways={[
              ...(next
                ? [
                    {
                      to: to.assignDriver(next.number),
                      label: t('assign.next', { date: formatDay(next.departure, locale) }),
                    },
                  ]
                : []),
              { to: to.createCompanyUser(), label: t('assign.add') },
              ...(canSwapBus ? [{ to: to.swapVehicle(number), label: t('swap.link') }] : []),
            ]}
          />
        </>
      )}
    </Screen>
  );
}
