import type { ProfileForm } from './profile-form.ts';

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
  experience: { depression: nothing, anxiety: nothing, adhd: nothing, ptsd_trauma: nothing },
  bookingUrl: '',
  socialLinks: { linkedin: '', facebook: '', instagram: '', youtube: '' },
  secondBio: '',
};
