/** All that few searches need, in one file to fetch. */
export { CardDistance } from './card-distance.tsx';
export { NearChip } from './near-chip.tsx';
export { NearNote } from './near-note.tsx';
export { NearPanel } from './near-panel.tsx';
