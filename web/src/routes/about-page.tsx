import { OperatorLine } from '../features/info-pages/operator-line.tsx';

export const parts = { operator: OperatorLine };
