import { expect, it } from 'vitest';
import { judgeCertificate } from './site.ts';

const now = new Date('2026-11-22T12:00:00Z');
const until = (day: string, distrust: string | null = null) =>
  judgeCertificate({ distrust, validTo: new Date(`${day}T12:00:00Z`) }, now);

it('a certificate is seen to before visitors see its end', () => {
  expect(until('2027-01-20')).toMatchObject({ status: 'ok', cure: null });
  expect(until('2026-12-02')).toMatchObject({
    status: 'warning',
    seen: 'it expires on 2026-12-02, in 10 days',
  });
  expect(until('2026-11-20', 'CERT_HAS_EXPIRED')).toMatchObject({
    status: 'failed',
    seen: 'it expired on 2026-11-20',
  });
  expect(until('2027-01-20', 'SELF_SIGNED_CERT')).toMatchObject({
    status: 'failed',
    seen: 'browsers refuse it: SELF_SIGNED_CERT',
  });
});
