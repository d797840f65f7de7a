import { paths } from '@directory/domain/site/paths';
import { AppointmentScreen } from '../features/appointment/appointment-screen.tsx';
import { unlistedHead } from '../site/route.ts';

// Without a result of the device's own it says nothing.
export const head = unlistedHead('appointment:title', 'appointment:description', {
  label: 'shell:nav.assessments',
  to: paths.assessments(),
});

export const Component = AppointmentScreen;
