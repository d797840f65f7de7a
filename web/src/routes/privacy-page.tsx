import { PrivacyOfficerLine } from '../features/info-pages/privacy-officer-line.tsx';

export const parts = { 'privacy-officer': PrivacyOfficerLine };
