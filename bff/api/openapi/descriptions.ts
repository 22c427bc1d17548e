import type { Language } from '@bff/domain/shared/actor';

type Texts = Readonly<Record<Language, string>>;
const paragraphs = (...all: string[]): string => all.join('\n\n');

const VECTORS_1 =
  'q3Zt1xkS8w-pepper-2027: {"username":"anna@example.se","password":"Abcdef12"} → 8401ef0e66373fef295bac75db8ba3c2a92e68bb333d4c0af2155070d7e1f520; to=2027-06-02&from=2027-06-01&q=%C3%96rebro+C&page=1&tag=b&tag=a → 08c8462e369ca432f1d4dde6ce7f8665d07e86850a2734f5db7e7963cbd799e0';

export const BEARER: Texts = {
  sv: 'Token från POST /auth/login, som Authorization: Bearer. Den gäller till expiresAt, tills POST /auth/logout, eller tills lösenordet byts. Förfrågan signeras också, enligt schema 1.',
  en: 'The token from POST /auth/login, sent as Authorization: Bearer. It is valid until expiresAt, until POST /auth/logout, or until the password is changed. The request must also be signed (scheme 1).',
};

/** What is signed by scheme 1, and how; SCHEME_1 has the vectors too. */
export const RULES_1: Texts = {
  sv: paragraphs(
    'Schema 1, för klienter med eller utan bearer-token. X-Signature är 64 små hexsiffror: SHA-256 av T följt av en pepper, en text som servern delar ut (UTF-8). T är kroppens byte som de skickas; utan kropp är T de avkodade frågevärdena i nycklarnas ordning (UTF-16-kodenheter), upprepade nycklar i sin egen ordning, utan något emellan. Utan kropp och fråga är T tomt.',
    'Pepper hämtas med POST /auth/pepper. Hämtad med Authorization-huvudet hör den till token, och token skickas med varje förfrågan som den signerar; hämtad utan hör den till alla och godtas alltid. Den gäller i dag och i morgon (UTC). Saknas signaturen eller är den fel eller för gammal: 400 med errorCode 113. Hämta då en ny pepper, högst en gång i minuten, och försök en gång till.',
  ),
  en: paragraphs(
    'Scheme 1, for clients with or without a bearer token. X-Signature is 64 lower-case hex digits: the SHA-256 of T followed by the pepper, a text that the server gives out (UTF-8). T is the bytes of the body as sent. Without a body, T is the decoded query values sorted by key (UTF-16 code units), repeated keys in their original order, with no separators. With neither body nor query, T is empty.',
    'The pepper comes from POST /auth/pepper. Fetched with an Authorization header, it belongs to that token, which must accompany every request signed with it. Fetched without one, it is common to all clients and always accepted. It is valid today and tomorrow (UTC). If the signature is missing, wrong or outdated, the answer is 400 with errorCode 113: fetch the pepper again, at most once a minute, and retry once.',
  ),
};

export const SCHEME_1: Texts = {
  sv: paragraphs(RULES_1.sv, `Exempel med pepper ${VECTORS_1}`),
  en: paragraphs(RULES_1.en, `Examples with the pepper ${VECTORS_1}`),
};

/** The parts of scheme 2's only form, a line each. */
export const FORM_2 = [
  'Content-Digest: sha-256=:base64(SHA-256(body)):',
  'Signature-Input: sig1=("@method" "@authority" "@path" "@query" "content-digest");created=<unix s>;nonce="<22 base64url>";keyid="<key id>";alg="hmac-sha256";tag="bussplats-v2"',
  'Signature: sig1=:base64(HMAC-SHA256(key, base)):',
  'key = HKDF-SHA256(secret, salt = keyid, info = "bussplats-v2 request signing", 32 bytes)',
  'base = "@method": POST\\n"@authority": host[:port]\\n"@path": /api/v1/…\\n"@query": ?a=1\\n"content-digest": <Content-Digest>\\n"@signature-params": <Signature-Input, after sig1=>',
];
export const RULES_2: Readonly<Record<Language, readonly [form: string, rules: string]>> = {
  sv: [
    'Schema 2, för integrationer med nyckel-id och hemlighet: en signatur enligt RFC 9421, i exakt denna form.',
    '@path och @query är som de står i förfrågan; @query börjar med ? och är ensamt ? utan fråga. created får vara högst 300 s gammal och 60 s fram. nonce används en gång: en upprepad förfrågan får 400 error.signature.replayed. Webhooks till er signeras likadant, med er adress som @authority och @path.',
  ],
  en: [
    'Scheme 2, for integrations with a key id and a secret: an RFC 9421 signature in exactly this form.',
    '@path and @query are exactly as in the request; @query begins with ?, and is just ? if there is no query. created may be at most 300 s in the past and 60 s in the future. A nonce can be used only once: a repeated request gets 400 error.signature.replayed. Webhooks to you are signed in the same way, with your address as @authority and @path.',
  ],
};
const scheme2 = ([form, rules]: readonly [string, string]): string => paragraphs(form, ...FORM_2, rules);
export const SCHEME_2: Texts = { sv: scheme2(RULES_2.sv), en: scheme2(RULES_2.en) };

/** What applies to every event, point by point. */
export const WEBHOOKS: Readonly<Record<Language, readonly string[]>> = {
  sv: [
    'Webhooks: en integration får veta när bolagets bokningar blir bestämda, ändras och avbokas (booking.created, booking.changed, booking.canceled): POST med {"id", "event", "occurredAt", "data"}.',
    'Svara med 2xx inom tio sekunder; annars försöker vi igen i ungefär ett dygn.',
    'Samma id är samma händelse, skickad igen.',
    'En boknings händelser kommer i tur och ordning: nästa skickas först när den förra är mottagen eller har getts upp. Det som getts upp kan en administratör skicka igen, och då säger occurredAt vilken händelse som är senast.',
    'Adressen ska vara https med ett certifikat som gäller; omdirigeringar följs inte.',
  ],
  en: [
    'Webhooks: an integration is notified when its company’s bookings are confirmed, changed or cancelled (booking.created, booking.changed, booking.canceled) by a POST of {"id", "event", "occurredAt", "data"}.',
    'Answer with a 2xx status within ten seconds; otherwise we retry for about a day.',
    'The same id always means the same event, sent again.',
    'Events for one booking are sent in order: each one after the previous one has been received or given up on. An administrator can resend events that were given up on; occurredAt then tells which event is the latest.',
    'The address must use https with a valid certificate; redirects are not followed.',
  ],
};

/** What links to each of them name. */
export const CONVENTION_IDS = ['answers', 'units', 'logging-in', 'signing', 'lists', 'retries', 'changes'] as const;

/** What applies to every endpoint, each under a heading. */
export const CONVENTIONS: Readonly<Record<Language, readonly (readonly [title: string, text: string])[]>> = {
  sv: [
    [
      'Svar och fel',
      'Svar: {"data": …}. Fel: {"errorCode", "error", "params", "message", "fieldErrors"} med katalogens HTTP-status. Okända fält nekas.',
    ],
    ['Enheter', 'Belopp är hela ören, tider är UTC, sträckor meter. Tidsintervall är halvöppna.'],
    [
      'Inloggning',
      'Logga in med POST /auth/login och skicka token som Authorization: Bearer. Ett 401-svar betyder att token inte gäller längre: logga in igen. Trafikledare anger i X-Organization-Id vilken organisation de agerar för.',
    ],
    ['Signering', 'Varje förfrågan utom auth/login och auth/pepper signeras.'],
    [
      'Listor',
      'Listor tar page (från 1), pageSize (högst 100), sort och order (asc eller desc), och svarar med total, antalet på alla sidor. Hämta nästa sida tills page × pageSize når total.',
    ],
    [
      'Upprepning',
      'Idempotency-Key: samma nyckel och förfrågan ger samma svar i 24 timmar; samma nyckel med en annan förfrågan nekas. En GET, eller ett anrop med nyckel, får upprepas efter 429, 503 och nätverksfel: 3 gånger med dubblad väntan från 1 s till 30 s, eller efter Retry-After.',
    ],
    [
      'Samtidiga ändringar',
      'ETag och If-Match: ETag-huvudet i ett svar säger vilket läge uppgifterna är i. Skicka det som If-Match när de ändras: har någon annan ändrat dem under tiden ändras inget, och svaret är 412 error.request.preconditionFailed. Hämta då uppgifterna igen. Utan If-Match skrivs de över. Anrop som inte tar If-Match nekar det (400).',
    ],
  ],
  en: [
    [
      'Responses and errors',
      'Success: {"data": …}. Errors: {"errorCode", "error", "params", "message", "fieldErrors"}, with the HTTP status given in the list of errors. Unknown fields are refused.',
    ],
    [
      'Units',
      'Amounts are in whole öre (hundredths of a krona), times in UTC and distances in metres. Intervals are half-open.',
    ],
    [
      'Logging in',
      'Log in with POST /auth/login and send the token as Authorization: Bearer. A 401 means that the token is no longer valid: log in again. Traffic controllers state which organisation they act for in X-Organization-Id.',
    ],
    ['Signing', 'Every request except auth/login and auth/pepper must be signed.'],
    [
      'Lists',
      'Lists accept page (from 1), pageSize (at most 100), sort and order (asc or desc), and return total, the count on all pages. Ask for the next page until page × pageSize reaches total.',
    ],
    [
      'Retries',
      'With an Idempotency-Key, the same key and request get the same response for 24 hours; the same key with a different request is refused. A GET, or a call with a key, can be retried after 429, 503 and network errors: up to 3 times, with the wait doubling from 1 s to 30 s, or as told by Retry-After.',
    ],
    [
      'Concurrent changes',
      'The ETag header of a response identifies the version of a record. Send it as If-Match with an update: if someone else has changed the record in the meantime, nothing is changed and the response is 412 error.request.preconditionFailed. Then fetch the record again. Without If-Match the record is overwritten. Endpoints that do not support If-Match refuse it (400).',
    ],
  ],
};

const whole = (language: Language): string =>
  paragraphs(
    ...CONVENTIONS[language].map(([, text]) => text),
    SCHEME_1[language],
    SCHEME_2[language],
    WEBHOOKS[language].join(' '),
  );

/** The document's own description: everything needed to write a client. */
export const descriptions: Texts = { sv: whole('sv'), en: whole('en') };
