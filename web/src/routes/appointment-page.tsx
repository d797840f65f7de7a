import { paths } from '@directory/domain/site/paths';
import { AppointmentScreen } from '../features/appointment/appointment-screen.tsx';
import { type RouteHead, unlistedHead } from '../site/route.ts';

// Without a result of the device's own it says nothing.
export const head: RouteHead = (of) => ({
  ...unlistedHead('appointment:title')(of),
  parents: [{ label: of.t('shell:nav.assessments'), to: paths.assessments() }],
});

export const Component = AppointmentScreen;
