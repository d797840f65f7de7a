import type { SiteConfig } from '@directory/domain/page';

/** The address that people write to for help. The reserved domain stands in until the operator names a real one. */
export function supportEmail(site: SiteConfig): string {
  return site.supportEmail ?? 'support@directory.example';
}
