import { paths } from '@directory/domain/site/paths';
import { AppointmentScreen } from '../features/appointment/appointment-screen.tsx';
import type { RouteHead } from '../site/route.ts';

export const head: RouteHead = ({ t }) => ({
  title: t('appointment:title'),
  description: t('appointment:description'),
  parents: [{ label: t('shell:nav.assessments'), to: paths.assessments() }],
  // Without a result of the device's own it says nothing.
  noIndex: true,
});

export const Component = AppointmentScreen;
