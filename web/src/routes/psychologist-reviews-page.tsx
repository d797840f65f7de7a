import { RegulatorList } from '../features/info-pages/regulator-list.tsx';

export const parts = { regulators: RegulatorList };
