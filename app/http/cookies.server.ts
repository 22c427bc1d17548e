import { createCookie, type Cookie } from '@remix-run/node';
import { publicOrigin } from '@bff/platform/env';

/**
 * A cookie that scripts cannot read and only this host can set: `__Host-` and Secure wherever the product is reached by https, its plain
 * name on http://localhost.
 */
export function hostCookie(name: string): Cookie {
  const secure = publicOrigin().startsWith('https:');
  return createCookie(secure ? `__Host-${name}` : name, { httpOnly: true, secure, sameSite: 'lax', path: '/' });
}
