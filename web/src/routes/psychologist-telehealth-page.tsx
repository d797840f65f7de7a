import { TelepsychologyRules } from '../features/online/telepsychology-rules.tsx';

export const parts = { rules: TelepsychologyRules };
