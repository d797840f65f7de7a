import { SpecialtyLinks } from '../features/info-pages/specialty-links.tsx';

export const parts = { specialties: SpecialtyLinks };
