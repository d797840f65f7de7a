export { load, parts } from '../features/crisis/help-parts.tsx';
