import type { Language } from '@bff/domain/shared/actor';

type Texts = Readonly<Record<Language, string>>;
const paragraphs = (...all: string[]): string => all.join('\n\n');

const VECTORS_1 =
  'q3Zt1xkS8w-pepper-2027: {"username":"anna@example.se","password":"Abcdef12"} → 8401ef0e66373fef295bac75db8ba3c2a92e68bb333d4c0af2155070d7e1f520; to=2027-06-02&from=2027-06-01&q=%C3%96rebro+C&page=1&tag=b&tag=a → 08c8462e369ca432f1d4dde6ce7f8665d07e86850a2734f5db7e7963cbd799e0';

export const BEARER: Texts = {
  sv: 'Token från POST /auth/login, som Authorization: Bearer. Den gäller till expiresAt, tills POST /auth/logout, eller tills lösenordet byts. Förfrågan signeras också, enligt schema 1.',
  en: 'The token of POST /auth/login, as Authorization: Bearer. It is good until expiresAt, until POST /auth/logout, or until the password is changed. The request is signed too, by scheme 1.',
};

/** What is signed by scheme 1, and how; SCHEME_1 has the vectors too. */
export const RULES_1: Texts = {
  sv: paragraphs(
    'Schema 1, för klienter med eller utan bearer-token. X-Signature är 64 små hexsiffror: SHA-256 av T följt av pepparn (UTF-8). T är kroppens byte som de skickas; utan kropp är T de avkodade frågevärdena i nycklarnas ordning (UTF-16-kodenheter), upprepade nycklar i sin egen ordning, utan något emellan. Utan kropp och fråga är T tomt.',
    'Pepparn är svaret på POST /auth/pepper. Hämtad med Authorization-huvudet hör den till token, och token skickas med varje förfrågan som den signerar; hämtad utan hör den till alla och godtas alltid. Den gäller i dag och i morgon (UTC). Saknas signaturen eller är den fel eller för gammal: 400 med errorCode 113. Hämta då pepparn igen, högst en gång i minuten, och försök en gång till.',
  ),
  en: paragraphs(
    'Scheme 1, for clients with or without a bearer token. X-Signature is 64 lower-case hex digits: SHA-256 of T followed by the pepper (UTF-8). T is the bytes of the body as they are sent; without a body T is the decoded query values in the order of their keys (UTF-16 code units), repeated keys in their own order, nothing between. With neither body nor query T is empty.',
    'The pepper is the answer of POST /auth/pepper. Fetched with the Authorization header it belongs to the token, and the token goes with every request that it signs; fetched without, it is everybody’s and always accepted. It is good today and tomorrow (UTC). A missing, wrong or outdated signature answers 400 with errorCode 113: fetch the pepper again, at most once a minute, and retry once.',
  ),
};

export const SCHEME_1: Texts = {
  sv: paragraphs(RULES_1.sv, `Exempel med peppar ${VECTORS_1}`),
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
    'Scheme 2, for integrations with a key id and a secret: one signature by RFC 9421, in exactly this form.',
    '@path and @query are as they stand in the request; @query begins with ? and is a lone ? when there is no query. created may be at most 300 s old and 60 s ahead. A nonce is used once: a repeated request gets 400 error.signature.replayed. Webhooks to you are signed likewise, with your address as @authority and @path.',
  ],
};
const scheme2 = ([form, rules]: readonly [string, string]): string => paragraphs(form, ...FORM_2, rules);
export const SCHEME_2: Texts = { sv: scheme2(RULES_2.sv), en: scheme2(RULES_2.en) };

export const WEBHOOKS: Texts = {
  sv: 'Webhooks: en integration får veta när bolagets bokningar blir bestämda, ändras och avbokas (booking.created, booking.changed, booking.canceled): POST med {"id", "event", "occurredAt", "data"}. Svara med 2xx inom tio sekunder; annars försöker vi igen i ungefär ett dygn. Samma id är samma händelse, skickad igen. En boknings händelser kommer i tur och ordning: nästa skickas först när den förra är mottagen eller har getts upp. Det som getts upp kan en administratör skicka igen, och då säger occurredAt vilken händelse som är senast. Adressen ska vara https med ett certifikat som gäller; omdirigeringar följs inte.',
  en: 'Webhooks: an integration is told when the bookings of its company become firm, change and are cancelled (booking.created, booking.changed, booking.canceled): a POST of {"id", "event", "occurredAt", "data"}. Answer with a 2xx within ten seconds; otherwise we try again for about a day. The same id is the same event, sent again. The events of one booking come in their order: the next is sent once the one before was taken or given up. What was given up can be sent again by an administrator; occurredAt then says which event is the latest. The address must be https with a certificate that is valid; redirects are not followed.',
};

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
    ['Listor', 'Listor tar page, pageSize (högst 100), sort och order, och svarar med total.'],
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
      'Answers and failures',
      'Answers: {"data": …}. Failures: {"errorCode", "error", "params", "message", "fieldErrors"} with the HTTP status of the catalogue. Unknown fields are refused.',
    ],
    ['Units', 'Amounts are whole öre, times are UTC, distances metres. Intervals are half-open.'],
    [
      'Logging in',
      'Log in by POST /auth/login and send the token as Authorization: Bearer. A 401 says that the token is good no more: log in again. Traffic controllers say in X-Organization-Id which organisation they act for.',
    ],
    ['Signing', 'Every request but auth/login and auth/pepper is signed.'],
    ['Lists', 'Lists take page, pageSize (at most 100), sort and order, and answer with total.'],
    [
      'Repeating',
      'Idempotency-Key: the same key and request gives the same answer for 24 hours; the same key with another request is refused. A GET, or a call with a key, may be repeated after 429, 503 and network errors: 3 times, the wait doubling from 1 s to 30 s, or after Retry-After.',
    ],
    [
      'Simultaneous changes',
      'ETag and If-Match: the ETag header of an answer says which state a record is in. Send it as If-Match with a change: if somebody else has changed the record meanwhile, nothing is changed and the answer is 412 error.request.preconditionFailed. Fetch the record again then. Without If-Match it is overwritten. Endpoints that do not take If-Match refuse it (400).',
    ],
  ],
};

const whole = (language: Language): string =>
  paragraphs(
    ...CONVENTIONS[language].map(([, text]) => text),
    SCHEME_1[language],
    SCHEME_2[language],
    WEBHOOKS[language],
  );

/** The document's own description: everything needed to write a client. */
export const descriptions: Texts = { sv: whole('sv'), en: whole('en') };
