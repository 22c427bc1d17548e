import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

describe('a public address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '193.10.0.1', '172.32.0.1', '2a00:1450:400f:80d::200e', '2606:4700::1111'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1',
    '198.18.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1',
    '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', '2001::1', 'localhost', '', '1', '0x7f.1',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false)); // prettier-ignore
});
