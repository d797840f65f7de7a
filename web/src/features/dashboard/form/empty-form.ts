import { byMatchCondition, type ProfileForm } from './profile-form.ts';

const nothing = { years: '', approaches: [] };

/** A form that says nothing yet. */
export const emptyForm: ProfileForm = {
  name: '',
  credentials: '',
  phone: '',
  website: '',
  bio: '',
  bioLanguage: 'en',
  specialties: [],
  therapies: [],
  populations: [],
  languages: [],
  sessionTypes: [],
  acceptingNewClients: 'unknown',
  waitTimes: '',
  assessmentFriendly: 'unknown',
  severityLevels: [],
  experience: byMatchCondition(() => nothing),
  bookingUrl: '',
  socialLinks: { linkedin: '', facebook: '', instagram: '', youtube: '' },
  secondBio: '',
};
