/** What somebody needs who signs without the client: code to copy, and values to compare with. Tests run all of it. */

import { SIGN_FUNCTION } from './code';

/** The first request: a search, which needs no account. Paste it into a shell. */
export const firstRequest = (origin: string, departure: string): string => `API=${origin}/api/v1
${SIGN_FUNCTION}

PEPPER=$(curl -s -X POST "$API/auth/pepper" | jq -r .data)
BODY='{
  "tripType": "one-way",
  "departure": "${departure}",
  "adults": 40,
  "stops": [{ "place": "Uppsala" }, { "place": "Gävle" }]
}'
# What is signed is the body, as it is sent.
FOUND=$(curl -s -X POST "$API/trips/search" \\
  -H "X-Signature: $(sign "$BODY")" \\
  -H 'Content-Type: application/json' \\
  -d "$BODY")
jq '.data.offers[0]' <<< "$FOUND"`;

/** What follows it in the same shell: logging in, and a list by pages. */
export const LIST_REQUEST = `# By standard input, so that no password stands in the list of processes.
TOKEN=$(curl -s "$API/auth/login" -H 'Content-Type: application/json' -d @- \\
  <<< '{"username":"…","password":"…"}' | jq -r .data.token)
# Without a body, the query is signed: only its values, in the alphabetical order
# of their keys. Here page, pageSize, when: 1, 20, upcoming.
curl "$API/bookings?page=1&pageSize=20&when=upcoming" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "X-Signature: $(sign 1 20 upcoming)"`;

/** A change that is made once, however often it is sent. */
export const ONCE_REQUEST = `# The first bus that was found.
BODY=$(jq '{ offer: .data.offers[0].token }' <<< "$FOUND")
# Keep the key: sent again with it, the request reserves nothing more.
KEY=$(openssl rand -hex 16)
BOOKING=$(curl -s -X POST "$API/bookings" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: $KEY" \\
  -H "X-Signature: $(sign "$BODY")" \\
  -H 'Content-Type: application/json' \\
  -d "$BODY")
jq .data <<< "$BOOKING"`;

/** The details of the reservation, and the payment: the rest of a purchase. */
export const PAY_REQUEST = `NUMBER=$(jq -r .data.number <<< "$BOOKING")
BODY='{
  "contactName": "Anna Andersson",
  "contactEmail": "anna@example.se",
  "contactPhone": "+46701740605",
  "adults": 40,
  "children": 0,
  "comment": "",
  "specialRequests": "",
  "stops": [
    { "street": "Stationsgatan 1", "stopType": "pickUp" },
    { "street": "Norra Kungsgatan 2", "stopType": "dropOff" }
  ],
  "terms": true
}'
curl -X PUT "$API/bookings/$NUMBER" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "X-Signature: $(sign "$BODY")" \\
  -H 'Content-Type: application/json' \\
  -d "$BODY"
# Neither body nor query: nothing but the pepper is signed.
curl -s -X POST "$API/bookings/$NUMBER/payment" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: $(openssl rand -hex 16)" \\
  -H "X-Signature: $(sign '')" | jq -r .data.url`;

/** Values of scheme 1, published in the document too. */
export const EXAMPLE_1 = `pepper       q3Zt1xkS8w-pepper-2027

body         {"username":"anna@example.se","password":"Abcdef12"}
X-Signature  8401ef0e66373fef295bac75db8ba3c2a92e68bb333d4c0af2155070d7e1f520

query        to=2027-06-02&from=2027-06-01&q=%C3%96rebro+C&page=1&tag=b&tag=a
X-Signature  08c8462e369ca432f1d4dde6ce7f8665d07e86850a2734f5db7e7963cbd799e0`;

/** A request signed by scheme 2, with all that lies between. */
export const EXAMPLE_2 = `secret  a-secret-for-this-example
key     cbba365d394f4368540eeb8fad2ed6488295a01d538ccb9476c3eb8643ad4132
body    {"start":"2027-06-01T06:00:00Z","end":"2027-06-01T18:00:00Z"}

"@method": PUT
"@authority": example.se
"@path": /api/v1/vehicles/7/occupancies/A-1
"@query": ?
"content-digest": sha-256=:TwneeglWVGjrPaqqBnka3VzztomKPHhwDRhz2dvaAB0=:
"@signature-params": ("@method" "@authority" "@path" "@query" "content-digest");created=1800000000;nonce="ABEiM0RVZneImaq7zN3u_w";keyid="AAECAwQFBgcICQoLDA0ODw";alg="hmac-sha256";tag="bussplats-v2"

Signature: sig1=:bLQICLZF7HXf6jQDPqXHEScg97brb2O+o15cTCzNCdQ=:`;

/** Both schemes in Node, without a package. */
export const SIGNING_CODE = `import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export function scheme1(url: URL, body: string, pepper: string) {
  const query = new URLSearchParams(url.search);
  query.sort();
  const text = body || [...query.values()].join('');
  return { 'x-signature': createHash('sha256').update(text + pepper).digest('hex') };
}

export function scheme2(method: string, url: URL, body: string, keyId: string, secret: string) {
  const digest = \`sha-256=:\${createHash('sha256').update(body).digest('base64')}:\`;
  const created = Math.floor(Date.now() / 1000);
  const nonce = randomBytes(16).toString('base64url');
  const params =
    '("@method" "@authority" "@path" "@query" "content-digest")' +
    \`;created=\${created};nonce="\${nonce}";keyid="\${keyId}";alg="hmac-sha256";tag="bussplats-v2"\`;
  const base = [
    \`"@method": \${method}\`,
    \`"@authority": \${url.host}\`,
    \`"@path": \${url.pathname}\`,
    \`"@query": \${url.search || '?'}\`,
    \`"content-digest": \${digest}\`,
    \`"@signature-params": \${params}\`,
  ].join('\\n');
  const key = Buffer.from(hkdfSync('sha256', secret, keyId, 'bussplats-v2 request signing', 32));
  const signature = createHmac('sha256', key).update(base).digest('base64');
  return { 'content-digest': digest, 'signature-input': \`sig1=\${params}\`, signature: \`sig1=:\${signature}:\` };
}`;

/** How those functions are used. */
export const usingSigningCode = (origin: string): string => `const api = '${origin}/api/v1';

// Scheme 1: a pepper, then a search.
const { data: pepper } = await (await fetch(\`\${api}/auth/pepper\`, { method: 'POST' })).json();
const url = new URL(\`\${api}/trips/search\`);
const body = JSON.stringify({ tripType: 'one-way', stops, departure, adults: 40 });
const found = await fetch(url, {
  method: 'POST',
  headers: { 'content-type': 'application/json', ...scheme1(url, body, pepper) },
  body,
});

// Scheme 2: an integration's buses.
const vehicles = new URL(\`\${api}/vehicles\`);
const listed = await fetch(vehicles, { headers: scheme2('GET', vehicles, '', keyId, secret) });`;
