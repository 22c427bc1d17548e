import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { journeySheet } from '@bff/areas/journeys';
import { reportJourney, takeBackReport } from '@bff/domain/journeys';
import { DomainError } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { readForm } from '~/forms/parse-form.server';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { translator } from '~/i18n/i18n.server';
import { actButtons } from '~/screens/act-buttons.server';
import { confirmation } from '~/screens/confirmation.server';
import { confirmationSchema } from '~/screens/confirmation';
import { actsOf, BUTTON_ACTS, JOURNEY_ACTS, type ReportedAct } from '@states/journey-states';

const WithReason = confirmationSchema(['reason']);
/** The report that is taken back. */
function reportIn(form: FormData): ReportedAct {
  const act = BUTTON_ACTS.find((one) => one === form.get('report'));
  if (!act) throw new DomainError('input.invalid');
  return act;
}

/** When the button was pressed, from a device that was offline then. */
function pressedAt(form: FormData): Date | undefined {
  const said = form.get('pressedAt');
  return typeof said === 'string' && /^\d{12,14}$/.test(said) ? new Date(Number(said)) : undefined;
}

/** The journey sheet's data, for its driver or the driver's company. */
export async function loadJourney({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const sheet = await journeySheet(actor, params['id'] ?? '');
  const { from, to } = sheet;
  return data({ title: translator(request)('journeys:sheet.title', { from, to }), sheet, readAt: clock.now() });
}

/** Reports progress on the road, or takes the last report back, and redirects to the sheet. A repeated one gets the same response. */
export async function reportFromSheet({ request, params }: ActionFunctionArgs, sheet: (number: string) => string) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  // Another's journey does not exist to the actor; the form could only say that it cannot be done.
  await journeySheet(actor, number);
  return byIntent(
    request,
    actButtons(request, [...BUTTON_ACTS, 'takeBack'], {
      run: (act, form) =>
        act === 'takeBack'
          ? takeBackReport(actor, { number, act: reportIn(form), pressedAt: pressedAt(form) })
          : reportJourney(actor, { number, act, pressedAt: pressedAt(form) }),
      done: (act, form) =>
        act === 'takeBack'
          ? redirectWithFlash(request, sheet(number), 'journeys:flash.takenBack', {
              params: { act: translator(request)(`journeys:acts.${reportIn(form)}`) },
            })
          : redirectWithFlash(request, sheet(number), `journeys:flash.${JOURNEY_ACTS[act]}`),
    }),
  );
}

/** Asks why a journey ends early. */
export async function loadTermination({ request, params }: LoaderFunctionArgs, sheet: (number: string) => string) {
  const actor = await requireActor(request);
  const { number, from, to, acts, status, hasReturn, isCanceled } = await journeySheet(actor, params['id'] ?? '');
  const t = translator(request);
  const isPossible = acts.includes('terminate');
  const isDone = !isPossible && (isCanceled || actsOf({ status, hasReturn }).length === 0);
  return confirmation(
    request,
    {
      title: t('journeys:terminate.title'),
      over: `${from} – ${to}`,
      text: [t('journeys:terminate.text')],
      fields: [{ name: 'reason', label: t('journeys:terminate.reason'), hint: t('journeys:terminate.hint') }],
      submit: t('journeys:terminate.submit'),
      keep: t('journeys:terminate.keep'),
      back: sheet(number),
      backLabel: t('journeys:sheet.title', { from, to }),
      refusal: isPossible ? undefined : t(isDone ? 'journeys:terminate.over' : 'journeys:terminate.notNow'),
    },
    isPossible ? 200 : 409,
  );
}

export async function terminate({ request, params }: ActionFunctionArgs, sheet: (number: string) => string) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  await journeySheet(actor, number);
  const form = await readForm(request);
  return saveForm(request, WithReason, {
    form,
    run: ({ reason }) => reportJourney(actor, { number, act: 'terminate', reason, pressedAt: pressedAt(form) }),
    done: () => redirectWithFlash(request, sheet(number), 'journeys:flash.terminated'),
  });
}
