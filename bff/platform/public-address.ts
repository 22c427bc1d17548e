import { BlockList, isIP } from 'node:net';

/** Addresses that cannot be reached from the internet: IANA's special-purpose registries (RFC 6890) and multicast. */
const IPV4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]; // prettier-ignore
/** Only IPv6 global unicast is let through; these parts of it lead elsewhere (documentation, 6to4, Teredo, NAT64). */
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '64:ff9b::/96', '64:ff9b:1::/48'];

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const blocked = { ipv4: listOf(IPV4, 'ipv4'), ipv6: listOf(IPV6, 'ipv6') };
const globalUnicast = listOf(['2000::/3'], 'ipv6');

/** Whether an IP address is one of the public internet: not private, loopback, link-local, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocked.ipv4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return globalUnicast.check(address, 'ipv6') && !blocked.ipv6.check(address, 'ipv6');
}
