// The parts' style sheets belong to the page: it is rendered whole before their code has come.
import '../../ui/field.css';
import '../contact-form/message-form.css';
import '../map/practice-map.css';
import '../share/share-buttons.css';
import '../similar/similar-psychologists.css';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const body = lazyPart<{ profile: PublicProfile }>({
  load: async () => (await import('./profile-body.tsx')).ProfileBody,
  when: 'idle',
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
});

const reach = lazyPart<{ profile: PublicProfile }>({
  load: async () => (await import('./profile-reach.tsx')).ProfileReach,
  when: 'near',
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
});

/** The tabs and contact details; their code comes once the browser is idle. */
export const LazyProfileBody = body.Component;

/** The form, the map and similar profiles; their code comes once a visitor is near them. */
export const LazyProfileReach = reach.Component;

/** Makes the server render every part. */
export async function prepareProfileParts(): Promise<void> {
  await Promise.all([body.prepare(), reach.prepare()]);
}
