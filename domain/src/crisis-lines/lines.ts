/** Canada's lines, in the order to show them, and those for people in the United States. */
export { canada as CRISIS_LINES, unitedStates as US_CRISIS_LINES } from '../../generated/crisis-lines.js';
