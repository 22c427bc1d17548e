// Traces: S8-056, S8-057, S8-072, S8-073, S8-190, S8-191, S8-192, S8-193, S8-194, S8-195, S8-196, S8-320, S8-321,
// S8-322, S8-323, S8-324, S8-655, S8-656, S8-657, S8-674
import { type Catalogue, entry } from './entry';

/** Deal organisations and their agreements. */
export const dealsErrors = {
  'dealOrganisation.notFound': entry(353, 404, 'Organisationen finns inte.', 'The organisation was not found.'),
  'dealUnit.notFound': entry(354, 404, 'Enheten finns inte.', 'The unit was not found.'),
  'organisation.required': entry(
    900,
    400,
    'Ange i X-Organization-Id vilken organisation du agerar för.',
    'State in X-Organization-Id which organisation you are acting for.',
  ),
  'dealOrganisation.duplicateOrgNumber': entry(
    901,
    409,
    'Det finns redan en organisation med det organisationsnumret.',
    'There is already an organisation with that organisation number.',
  ),
  'dealUnit.duplicateName': entry(
    902,
    409,
    'Det finns redan en enhet som heter {0} där.',
    'There is already a unit called {0} there.',
  ),
  'dealUnit.topStays': entry(903, 409, 'Den översta enheten kan inte tas bort.', 'The top unit cannot be removed.'),
  'dealUnit.keepsAdmin': entry(
    904,
    409,
    'Den översta enheten måste ha minst en administratör.',
    'The top unit must keep at least one administrator.',
  ),
  'dealUnit.inUse': entry(
    905,
    409,
    'Enheten kan inte tas bort: den har underenheter, användare eller köp.',
    'The unit cannot be removed: it has units under it, users or purchases.',
  ),
  'dealUnit.topActive': entry(906, 409, 'Den översta enheten är alltid aktiv.', 'The top unit is always active.'),
  'dealOrganisation.inactive': entry(
    907,
    403,
    'Organisationen är inte längre avtalskund, så dess användare kan inte logga in. Kontakta oss.',
    'The organisation is no longer a contract customer, so its users cannot log in. Contact us.',
  ),
  'dealOrganisation.creditLimit': entry(
    908,
    422,
    'Kreditgränsen får vara högst {0:money}.',
    'The credit limit may be no more than {0:money}.',
  ),
  'dealOrganisation.paymentOptions': entry(909, 422, 'Välj minst ett betalsätt.', 'Choose at least one way to pay.'),
  'dealOrganisation.collectiveInvoice': entry(
    910,
    422,
    'Samlingsfaktura förutsätter att organisationen betalar mot faktura.',
    'Consolidated invoices require the organisation to pay on invoice.',
  ),
  'dealOrganisation.noCard': entry(
    911,
    409,
    'Enligt avtalet betalar {0} inte med kort. Tala med er administratör eller med oss.',
    'Under its agreement, {0} does not pay by card. Talk to your administrator or to us.',
  ),
  'dealUnit.noneToBuyFor': entry(
    912,
    409,
    'Det finns ingen aktiv enhet som du får köpa eller begära offert för. Tala med er administratör.',
    'There is no active unit that you may buy or request quotes for. Talk to your administrator.',
  ),
  'dealUnit.tripsAlone': entry(
    913,
    409,
    'Kontot kan inte tas bort: {0} har resor som inte är avslutade, och ingen annan kan ta hand om dem. Ge först någon annan behörighet att boka för enheten, eller avboka resorna.',
    'The account cannot be deleted: {0} has trips that are not over, and nobody else can look after them. First give someone else permission to book for the unit, or cancel the trips.',
  ),
  'dealUser.inUse': entry(
    1021,
    409,
    'Användaren kan inte tas bort: organisationen använder kontot.',
    'The user cannot be removed: the organisation is using the account.',
  ),
  'customerDeal.exists': entry(
    1044,
    409,
    'Det finns redan ett avtal för enheten.',
    'The unit already has an agreement.',
  ),
  'operatorDeal.exists': entry(
    1045,
    409,
    'Organisationen har redan ett avtal med bussbolaget.',
    'The organisation already has an agreement with the bus company.',
  ),
} as const satisfies Catalogue;
